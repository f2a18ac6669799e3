# Replaces running containers with new ones without downtime, and starts the rest. Sourced by up.sh, upgrade.sh and token.sh,
# after images.sh and settings.sh.

containers() { docker compose ps --all --quiet "$1"; }
run() { docker compose run --rm --no-deps --no-TTY "$@" </dev/null; }

is_current() { # SERVICE CONTAINER: runs the tag's image with the current settings
  local format='{{.Image}} {{index .Config.Labels "com.docker.compose.config-hash"}}' image hash
  image=$(id_of "$1" "$tag")
  hash=$(docker compose config --hash "$1")
  [ "$(docker inspect --format "$format" "$2")" = "$image ${hash#* }" ]
}

is_healthy() { # CONTAINER: within 90 s
  local format='{{if .State.Health}}{{.State.Health.Status}}{{else}}{{.State.Status}}{{end}} {{.RestartCount}}'
  for _ in {1..450}; do
    case $(docker inspect --format "$format" "$1") in
      'healthy '* | 'running '*) return 0 ;;
      'unhealthy '* | *' '[3-9]) return 1 ;;
    esac
    sleep 0.2
  done
  return 1
}

# Stops the old container once the new one is healthy; nginx's is stopped first, since only one can have the ports.
replace() { # SERVICE CONTAINER
  local before new
  before=$(containers "$1")
  docker compose --progress quiet create --no-build --no-recreate --scale "$1=$(($(wc -l <<<"$before") + 1))" "$1"
  new=$(containers "$1" | grep -vxF "$before") || return 1
  [ "$1" != web ] || docker stop --time 1 "$2" >/dev/null
  if docker start "$new" >/dev/null && is_healthy "$new"; then
    docker stop "$2" >/dev/null
    docker rm "$2" >/dev/null
    return
  fi
  docker logs --tail 20 "$new" >&2
  docker rm --force "$new" >/dev/null
  docker start "$2" >/dev/null
  return 1
}

roll() {
  local service old
  for service in api web certificates; do
    [ $service != api ] || run site || return 1
    for old in $(containers $service); do
      is_current $service "$old" || replace $service "$old" || return 1
    done
  done
  docker compose exec -T web bash /etc/nginx/ridgeline/isHealthy.sh /api/health/ready
}

# Starts what is not running yet, or not with its current image and settings, and removes the containers of a profile that
# is off. Prints the last log lines of each container with a problem.
start_all() {
  local off result=0 service
  mapfile -t off < <(docker compose --profile '*' config --services | grep -vxF "$(docker compose config --services)")
  if [ ${#off[@]} != 0 ] && [ -n "$(docker compose --profile '*' ps --all --quiet "${off[@]}")" ]; then
    docker compose --profile '*' rm --stop --force "${off[@]}"
  fi
  docker compose up --no-build --detach --wait --remove-orphans || result=1
  for service in $(services_with_problems); do
    echo "== $service:"
    docker compose logs --no-log-prefix --tail 3 "$service" | sed $'s/\e\\[[0-9;]*[A-Za-z]//g' | uniq
    result=1
  done >&2
  return $result
}

services_with_problems() {
  docker compose ps --all --format '{{.Service}} {{.State}}{{.Health}}{{.ExitCode}}' |
    sed -E '/ (runninghealthy.*|running0|exited0|created.*)$/d; s/ .*//' | sort -u
}
