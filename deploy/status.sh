#!/usr/bin/env bash
# Prints the state of the production stack, one fact per line. Exits with 1 if the API is not healthy.
set -uo pipefail

# shellcheck source=images.sh
. "$(dirname "$0")/images.sh"
say() { printf '%-14s %s\n' "$1" "$2"; }
in_backup() { docker compose run --rm --no-deps --no-TTY backup "$@" 2>/dev/null </dev/null; }
certificate() {
  docker compose exec -T certificates certbot certificates --config-dir /var/lib/ridgeline/certificates \
    --work-dir /tmp/work --logs-dir /tmp/logs 2>/dev/null | sed -n 's/.*Expiry Date: /ends /p'
}

# One line per statement; one container for all of them, since starting it takes a second.
{ read -r schema; read -r messages; read -r offsite; } < <(in_backup psql -Atqc "
  SELECT name FROM migrations ORDER BY id DESC LIMIT 1;
  SELECT count(*) FILTER (WHERE failed_at IS NULL) || ' waiting, ' || count(failed_at) || ' given up'
    FROM outbox WHERE sent_at IS NULL;
  SELECT coalesce((SELECT coalesce(to_char(succeeded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI \"UTC\"'), 'none yet')
    FROM offsite_backup), 'off')")
health=$(docker compose exec -T api node services/api/dist/commands/health.js 2>&1) && health=healthy
replicas=$(docker compose ps --quiet --status running api | wc -l)
business=$(docker compose exec -T api node services/api/dist/commands/business.js 2>/dev/null)
backup=$(in_backup last)
ends=$(certificate)

say health "${health:-the API does not answer} ($replicas replicas)"
say version "$(version)"
say business "${business:-unknown}"
say schema "${schema:-unknown}"
say 'last backup' "${backup:-none}"
say 'off-site' "${offsite:-unknown}"
say certificate "${ends:-none}"
say notifications "${messages:-unknown}"
[ "$health" = healthy ]
