# Reads settings for the scripts of the containers. A wrong one ends the container with one sentence.

fail() { echo "$1" >&2; exit 1; }

number() { # NAME DEFAULT LEAST MOST
  local value=${!1:-$2}
  [[ $value =~ ^(0|[1-9][0-9]{0,8})$ ]] && [ "$value" -ge "$3" ] && [ "$value" -le "$4" ] ||
    fail "$1: expected a whole number from $3 to $4, received '$value'"
  echo "$value"
}
