#!/usr/bin/env bash
# Restores a backup: make restore FILE=backups/ridgeline-....dump (YES=1 skips the question). It runs in one transaction,
# so a failure changes nothing.
set -euo pipefail
file=${1:-}

fail() { echo "$1" >&2; exit 1; }
postgres() { docker compose run --rm --no-deps --no-TTY backup "$@"; }
steps_in_dump() { postgres pg_restore --data-only --table=migrations --file=- <"$file" | awk -F '\t' '/^[0-9]+\t/ { print $2 }'; }

[ -f "$file" ] || fail 'Which backup? make restore FILE=backups/ridgeline-....dump'
postgres pg_restore --file=/dev/null <"$file" 2>/dev/null || fail "$file is damaged or not a backup: nothing was changed."

known=$(docker compose run --rm --no-deps --no-TTY migrate node services/api/dist/commands/steps.js </dev/null)
unknown=$(steps_in_dump | grep -vxF "$known" || true)
[ -z "$unknown" ] || fail "$file is newer than this version of Ridgeline (it has ${unknown//$'\n'/, }): nothing was changed."

if [ "${YES:-}" != 1 ]; then
  read -r -p "This replaces everything in the database with $file. Type yes to continue: " answer
  [ "$answer" = yes ] || fail 'Nothing was changed.'
fi

replicas=$(docker compose ps --quiet api | wc -l)
start_api() { docker compose up --detach --wait --no-build --scale "api=$((replicas > 0 ? replicas : 1))" api; }
# Starts the API again even if the SSH session drops or the operator presses Ctrl-C.
trap start_api EXIT
trap 'exit 1' HUP INT TERM
docker compose stop api
# Postgres before version 17 does not know this setting, and this transaction does not need it.
put_back() {
  echo 'BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public;'
  postgres pg_restore --no-owner --no-privileges --file=- <"$file" | sed '/^SET transaction_timeout = 0;$/d' && echo 'COMMIT;'
}
result=failed
if put_back | postgres psql --set=ON_ERROR_STOP=1 --quiet --output=/dev/null; then
  result=restored
fi
trap - EXIT
start_api
[ $result = restored ] || fail 'The restore failed: nothing was changed.'
docker compose exec -T api node services/api/dist/commands/health.js || fail 'Restored, but the API is not healthy: make logs'
echo "Restored $file; the API is healthy."
