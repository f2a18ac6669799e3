#!/usr/bin/env bash
# Prints the owner's admin token. With the argument 1 it first generates a new one, and restarts the API's replicas one at a
# time, so that they refuse the old one.
set -euo pipefail
secrets() { docker compose --progress quiet run --rm --no-deps --no-TTY secrets node services/api/dist/cli.js secrets "$1" </dev/null; }
is_healthy() { [ "$(docker inspect --format '{{.State.Health.Status}}' "$1")" = healthy ]; }

if [ "${1:-}" = 1 ]; then
  secrets renew
  for replica in $(docker compose ps --quiet api); do
    docker restart "$replica" >/dev/null
    for _ in {1..90}; do is_healthy "$replica" && break; sleep 1; done
    is_healthy "$replica" || { echo 'A replica of the API did not start again: make up' >&2; exit 1; }
  done
fi
secrets token
