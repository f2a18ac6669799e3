# Sets every variable of .env.example as Compose reads it, from the environment or .env; `variables` holds their names.
# Sourced by checkSettings.sh, checkContainers.sh and status.sh.

mapfile -t variables < <(sed -n 's/^#\([A-Z][A-Z0-9_]*\)=.*/\1/p' "$(dirname "$0")/../.env.example" | sort -u)

resolved=$(
  {
    printf 'services:\n  settings:\n    image: none\n    environment:\n'
    for name in "${variables[@]}"; do echo "      $name: \${$name-}"; done
  } | docker compose --project-directory . --file - config
) || exit 1
while IFS= read -r line; do
  [[ $line =~ ^\ {6}([A-Z][A-Z0-9_]*):\ (.*)$ ]] || continue
  name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]//'$$'/'$'}
  case $value in
    \'*) value=${value:1:-1} value=${value//"''"/"'"} ;;
    \"*) value=${value:1:-1} ;;
  esac
  printf -v "$name" %s "$value"
done <<<"$resolved"
