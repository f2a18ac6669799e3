#!/usr/bin/env bash
# Restores a backup: make restore FILE=backups/ridgeline-....dump (YES=1 skips the question).
set -euo pipefail
# shellcheck source=replaceDatabase.sh
. "$(dirname "$0")/replaceDatabase.sh"
file=${1:-}

[ -f "$file" ] || fail "${file:+There is no $file. }Which backup? make restore FILE=backups/ridgeline-....dump"
postgres pg_restore --file=/dev/null <"$file" 2>/dev/null || fail "$file is damaged or not a backup: nothing was changed."

known=$(docker compose run --rm --no-deps --no-TTY migrate node services/api/dist/commands/steps.js </dev/null)
refuse_newer "$file" "$known" < <(postgres pg_restore --data-only --table=migrations --file=- <"$file")
ask "everything in the database with $file"

print_dump() { postgres pg_restore --no-owner --no-privileges --file=- <"$file"; }
replace_database print_dump
echo "Restored $file; the API is healthy."
