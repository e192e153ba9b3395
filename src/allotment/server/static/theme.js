// Before the first paint: the colours this browser chose last time, if it ever chose.
(() => {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.colours = localStorage.getItem('colours') || 'garden';
})();
