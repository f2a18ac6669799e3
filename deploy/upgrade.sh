#!/usr/bin/env bash
# Upgrades the running stack to this checkout, or to RIDGELINE_TAG in RIDGELINE_IMAGES: images with Debian's newest packages,
# backup, migrations, then the site's files, the API's replicas one at a time, and nginx if its image or settings have
# changed. If the new version is unhealthy, rolls back to the previous images. The database is not rolled back: every
# migration keeps the previous version working.
#   upgrade.sh
#   upgrade.sh settings (for up.sh: keeps Debian's packages, and makes no backup unless the images are new)
#   upgrade.sh back (later, to the previous images)
set -euo pipefail
here=$(dirname "$0")
mode=${1:-upgrade}

[ "$mode" = settings ] || bash "$here/checkSettings.sh"
# shellcheck source=settings.sh
. "$here/settings.sh"
# shellcheck source=images.sh
. "$here/images.sh"
# shellcheck source=replace.sh
. "$here/replace.sh"
say() { echo "== $1"; }
image_of() { docker inspect --format '{{.Image}}' "$(containers "$1" | first)"; } # SERVICE: the image that it runs
mapfile -t services < <(docker compose config --services)
mapfile -t once < <(printf '%s\n' "${services[@]}" | grep -xE 'secrets|roles|migrate|site')

# Rolls back to what ran before the last upgrade.
if [ "$mode" = back ]; then
  id_of api "$tag-before" >/dev/null 2>&1 || fail "There is no previous version on this machine: nothing was changed."
  retag "$tag-before" "$tag"
  # While nginx is replaced its ports are closed, so the new one is tested before anything stops.
  run web bash /etc/nginx/ridgeline/configure.sh || fail 'nginx would not start with these settings: nothing was changed.'
  roll || fail 'The rollback failed: make status, make logs'
  echo 'The version before the last upgrade runs again; all containers are healthy. The database was left as it is.'
  exit 0
fi

for name in "${names[@]}"; do
  [ -n "$(containers "$name")" ] || fail "$name is not running: make up"
done

say 'Images'
if [ "$mode" = upgrade ] && [ -n "$this_week" ]; then
  WEEK=$this_week
  renew_bases
fi
get_images "${names[@]}"
# Contains none of our code, so it is not rolled back.
[[ " ${services[*]} " != *' offsite '* ]] || get_images offsite
is_new=
for name in "${names[@]}"; do
  [ "$(image_of "$name")" = "$(id_of "$name" "$tag")" ] || is_new=1
done
if [ $is_new ]; then
  for name in "${names[@]}"; do docker tag "$(image_of "$name")" "$(image "$name" "$tag-before")"; done
fi
# Whatever fails from here on, the tag is moved back to the running images.
keep_images() { [ ! $is_new ] || retag "$tag-before" "$tag"; }
trap keep_images EXIT

# An external database has no service `roles`.
run_once() {
  [[ " ${once[*]} " != *" $1 "* ]] || run "$1" || fail "The service $1 failed: the previous version keeps running."
}
say 'Settings, secrets and database roles'
bash "$here/checkContainers.sh" || fail 'Nothing was changed: the site runs with its former settings.'
run_once secrets
run_once roles
if [ "$mode" = upgrade ] || [ $is_new ]; then
  say 'Backup'
  run backup once
fi
say 'Migrations'
run_once migrate
say 'Containers'
if ! roll; then
  [ $is_new ] || fail 'The containers with the new settings are unhealthy: the previous ones keep running.'
  say 'The new version is unhealthy: rolling back'
  keep_images
  roll || fail 'The rollback failed too: make status, make logs'
  fail 'Rolled back; the previous version is healthy. The log above shows why the new one failed.'
fi
trap - EXIT
# They mount scripts that the new version may have replaced.
[ "$mode" = settings ] || docker compose --profile backup --progress quiet rm --stop --force backup offsite
# Compose would recreate the one-shot containers, and meanwhile stop what depends on them; new ones stop nothing.
docker compose --progress quiet rm --force "${once[@]}"
start_all
remove_untagged
if [ "$mode" = upgrade ] || [ $is_new ]; then
  echo "Upgraded to $(version); all containers are healthy."
else
  echo 'The settings are in use; all containers are healthy.'
fi
