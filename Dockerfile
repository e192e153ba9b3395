# Two stages: the first compiles the rules and leaves with its compiler; the second is what runs, as nobody in particular.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements requirements
RUN python -m venv /build && /build/bin/pip install --no-cache-dir --no-deps -r requirements/play.lock
RUN python -m venv /app && /app/bin/pip install --no-cache-dir --no-deps -r requirements/postgres.lock
COPY . .
RUN /build/bin/pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir /wheels . \
 && /app/bin/pip install --no-cache-dir --no-deps /wheels/*.whl \
 && /app/bin/pip uninstall -y pip \
 && find /app -name __pycache__ -type d -prune -exec rm -rf {} + \
 && find /app -path '*/babel/locale-data/*' ! -name root.dat ! -name 'en*' ! -name 'de*' -delete # 30 MB of other languages

FROM python:3.13-slim
RUN useradd --system --uid 8375 --home-dir /data --shell /usr/sbin/nologin allotment \
 && install -d -o allotment -g allotment -m 700 /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    ALLOTMENT_HOST=0.0.0.0 ALLOTMENT_PORT=8375 ALLOTMENT_DATA=/data/tables.sqlite ALLOTMENT_LOG=json
USER allotment
WORKDIR /data
VOLUME /data
EXPOSE 8375
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["python", "-c", \
 "import os, urllib.request as u; u.urlopen(f\"http://127.0.0.1:{os.environ['ALLOTMENT_PORT']}/readyz\", timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["allotment", "serve"]
