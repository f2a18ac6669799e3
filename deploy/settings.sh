# Reads settings for the scripts in the containers. A wrong one stops the container with one sentence. With CHECK_SETTINGS
# every wrong one is printed, and the script exits once it has read its settings (checkContainers.sh).

fail() { echo "$1" >&2; [ -n "${CHECK_SETTINGS:-}" ] || exit 1; }

end_check() { [ -z "${CHECK_SETTINGS:-}" ] || exit 0; }

number() { # NAME DEFAULT LEAST MOST
  local value=${!1:-$2}
  [[ $value =~ ^(0|[1-9][0-9]{0,8})$ ]] && [ "$value" -ge "$3" ] && [ "$value" -le "$4" ] ||
    { fail "$1: expected a whole number from $3 to $4, received '$value'"; value=$2; }
  echo "$value"
}
