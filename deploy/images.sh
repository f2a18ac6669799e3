# Which images the stack runs, and where they come from: built here, named after the project, or pulled from a registry
# (RIDGELINE_IMAGES).
# Sourced by up.sh, upgrade.sh, restoreOffsite.sh and status.sh.

# Reads its input to the end; head would not, and the writer would fail with a broken pipe.
first() { sed -n 1p; }

# The images of a version; that of the off-site backup holds nothing of ours.
names=(api web certificates)
api_image=$(docker compose config --images api | grep -- '-api:' | first)
tag=${api_image##*:}
stem=${api_image%-api:*}
image() { echo "$stem-$1:$2"; } # NAME TAG
is_pulled() { [[ $stem == */* ]]; }
id_of() { docker image inspect --format '{{.Id}}' "$(image "$1" "$2")"; } # NAME TAG
retag() { # FROM TO
  local name
  for name in "${names[@]}"; do docker tag "$(image "$name" "$1")" "$(image "$name" "$2")"; done
}

version() { if is_pulled; then echo "$tag"; else git describe --always --dirty 2>/dev/null || echo 'this checkout'; fi; }

get_images() { # SERVICE...
  if is_pulled; then docker compose pull --quiet "$@"; else docker compose build "$@"; fi
}

# What our builds leave behind when a tag moves to a newer image.
remove_untagged() {
  local project
  project=$(docker compose config | sed -n 's/^name: //p')
  docker image prune --force --filter "label=com.docker.compose.project=$project" >/dev/null
}

# The migrations read an earlier version's site.json, as a user of their own.
open_site_json() { [ ! -f site.json ] || { chmod a+x . && chmod a+r site.json; }; }
