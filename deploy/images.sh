# Which images the stack runs, and where they come from: built here, named after the project, or pulled from a registry
# (RIDGELINE_IMAGES).
# Sourced by up.sh, upgrade.sh, token.sh, restoreOffsite.sh and status.sh.

# Reads its input to the end; head would not, and the writer would fail with a broken pipe.
first() { sed -n 1p; }

# The images of a version, except the off-site backup's, which contains none of our code.
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

# A build takes Debian's packages of the week WEEK. Only `make upgrade` renews them: a changed setting must not need the
# network, nor replace nginx. An empty WEEK keeps those of the first build; the tests use that.
this_week=${WEEK-$(date +%G-%V)}
export WEEK=${WEEK-$(docker image inspect --format '{{index .Config.Labels "week"}}' "$(image api "$tag")" 2>/dev/null || echo "$this_week")}

get_images() { # SERVICE...
  local service
  is_pulled || { docker compose build "$@"; return; }
  for service; do docker pull --quiet "$(image "${service/offsite/backup}" "$tag")" || return; done
}

# Debian, Node and Postgres. The old images are removed once nothing uses them.
replaced=()
renew_bases() {
  local base before
  for base in $(sed -n 's/^FROM \([^ ]*:[^ ]*\).*/\1/p' Dockerfile | sort -u); do
    before=$(docker image inspect --format '{{.Id}}' "$base" 2>/dev/null || true)
    docker pull --quiet "$base" >/dev/null ||
      { echo 'Could not look for newer base images; building from what is here.' >&2; return 0; }
    [ -z "$before" ] || [ "$before" = "$(docker image inspect --format '{{.Id}}' "$base")" ] || replaced+=("$before")
  done
}

# Removes what builds leave behind when a tag moves to a newer image.
remove_untagged() {
  local project
  project=$(docker compose config | sed -n 's/^name: //p')
  docker image prune --force --filter "label=com.docker.compose.project=$project" >/dev/null
  [ ${#replaced[@]} = 0 ] || docker rmi "${replaced[@]}" >/dev/null 2>&1 || true
}
