"""How a page of the lab looks: on a screen, in the dark, on a phone and on paper."""

STYLE = """
:root{color-scheme:light dark;--ink:#1d2a1f;--soft:#5b6a5e;--paper:#fbfaf5;--line:#d9d8cc;
--mark:#2f6b3c;--warm:#a8501f}
@media (prefers-color-scheme:dark){:root{--ink:#e9ece6;--soft:#a9b3aa;--paper:#171b18;--line:#3a423c;
--mark:#8cc79a;--warm:#f0a06a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.2rem;max-width:46rem;background:var(--paper);color:var(--ink);
font:16px/1.55 Georgia,"Times New Roman",serif}
h1{font-size:1.9rem;line-height:1.15;margin:.4rem 0}h2{margin:2.4rem 0 .6rem;font-size:1.35rem}
h3{font-size:1.05rem;margin:1.4rem 0 .3rem}
p,li{margin:.35rem 0;overflow-wrap:anywhere}.soft,figcaption,summary{color:var(--soft);font-size:.9rem}
.answer{border-top:1px solid var(--line);padding:.6rem 0}.answer h3{margin:0}
.sign{font-weight:bold;color:var(--mark);white-space:nowrap}.sign.off{color:var(--warm)}
figure{margin:1rem 0;break-inside:avoid}
.chart{width:100%;max-width:34rem;height:auto;display:block;font-family:system-ui,sans-serif}
.chart .grid{stroke:var(--line)}.chart .axis{stroke:var(--soft)}
.chart .neutral{stroke:var(--warm);stroke-width:1.5;stroke-dasharray:4 3}
.chart .whisker{stroke:var(--ink);stroke-width:2}.chart .dot{fill:var(--ink)}
.chart .hollow{fill:var(--paper);stroke:var(--ink);stroke-width:2}
.chart .bar{fill:var(--mark);fill-opacity:.55}
.chart .band{fill:var(--mark);fill-opacity:.18}.chart .curve{fill:none;stroke:var(--ink);stroke-width:2}
.chart .label{fill:var(--soft)}.chart .name{fill:var(--ink)}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.85rem}
td,th{padding:.15rem .6rem;text-align:right;border-bottom:1px solid var(--line);font-weight:normal}
th[scope=row]{text-align:left}code{font-size:.85em;overflow-wrap:anywhere}
.ask{display:block}.ask span{display:inline-block;max-width:100%}
@page{size:A4;margin:16mm}
@media print{html{font-size:10pt}
:root{--ink:#000;--soft:#444;--paper:#fff;--line:#ccc;--mark:#2f6b3c;--warm:#a8501f}
body{font-size:1rem;line-height:1.4;max-width:none;padding:0}details{display:none}h2,h3{break-after:avoid}
h1{font-size:1.6rem;margin:0}h2{margin-top:1.2rem}p,li{margin:.15rem 0}
.answer{break-inside:avoid;padding:.3rem 0}.second{break-before:page}.chart{max-width:27rem}}
"""
