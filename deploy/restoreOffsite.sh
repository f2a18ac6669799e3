#!/usr/bin/env bash
# Restores the site from the off-site backup, on a new machine or this one: make restore-offsite. Asks for the address of
# the repository and its key, unless BACKUP_REPOSITORY and BACKUP_KEY hold them; YES=1 skips the question.
set -euo pipefail
here=$(dirname "$0")
# shellcheck source=replaceDatabase.sh
. "$here/replaceDatabase.sh"

say() { echo "== $1"; }
offsite() { docker compose run --rm --no-deps --no-TTY offsite "$@" <<<"$BACKUP_KEY"; }
secrets() { docker compose run --rm --no-deps --no-TTY secrets "$@"; }

[ -n "${BACKUP_REPOSITORY:-}" ] || read -r -p 'The address of the repository (BACKUP_REPOSITORY): ' BACKUP_REPOSITORY || true
[ -n "${BACKUP_KEY:-}" ] || read -r -p 'Its key (make backup-key printed it): ' BACKUP_KEY || true
[ -n "$BACKUP_REPOSITORY" ] && [ -n "$BACKUP_KEY" ] || fail 'Needed: the address of the repository and its key.'
export BACKUP_REPOSITORY
[[ $BACKUP_REPOSITORY != /* ]] || export BACKUP_MOUNT=${BACKUP_MOUNT:-$BACKUP_REPOSITORY}

umask 077
folder=$(mktemp --directory "$PWD/.restore-XXXXXX")
remove_folder() { rm -rf "$folder"; }
at_end+=(remove_folder)

say 'Download'
# Before the first run, which would mix the build's output with the expected answer.
# shellcheck source=images.sh
. "$here/images.sh"
get_images offsite >&2
made=$(offsite newest) || fail 'Nothing was changed.'
offsite settings | tar --extract --directory="$folder" || fail 'The settings could not be read: nothing was changed.'
dump=$folder/database.sql
offsite database >"$dump" || fail 'The database could not be read: nothing was changed.'
[[ $(tail -n 5 "$dump") = *'PostgreSQL database dump complete'* ]] || fail 'The dump is incomplete: nothing was changed.'
refuse_newer 'This backup' "$(basename -s .ts db/migrations/*.ts)" < <(sed -n '/^COPY public.migrations /,/^\\\.$/p' "$dump")
ask "the database, the admin token and .env with the backup of $made (UTC)"

for name in .env docker-compose.override.yml; do
  [ -f "$folder/$name" ] || continue
  [ ! -f "$name" ] || cmp -s "$folder/$name" "$name" || { cp -p "$name" "$name.before" && echo "The old $name is now $name.before."; }
  cp "$folder/$name" "$name"
done

say 'Images'
# Again: the restored .env may name another source of images.
# shellcheck source=images.sh
. "$here/images.sh"
get_images api offsite

say 'Secrets'
for name in admin-token push-key; do
  secrets node services/api/dist/commands/secrets.js keep $name <"$folder/$name"
done
secrets </dev/null
offsite adopt

say 'Database'
COMPOSE_PROFILES='' docker compose run --rm --no-TTY migrate </dev/null
print_dump() { cat "$dump"; }
replace_database print_dump

say 'Site'
bash "$here/up.sh"
echo "Restored the site from the backup of $made (UTC). The admin token is the one from the backup: make token"
