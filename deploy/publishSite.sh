#!/usr/bin/env bash
# Publishes this image's build of the site to nginx: copies it into a folder named after its content, then points `current`
# there. `previous` keeps the build before, so that a page which is open in a browser still finds its scripts.
set -euo pipefail

build=/app/services/web/dist
home=/srv/ridgeline

point() { # LINK FOLDER: in one step, so that the link is never missing
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}

cd $build
name=$(find site nginx -type f -exec sha256sum {} + | sort | sha256sum | cut -c 1-16)
cd $home
before=$(readlink current || echo "$name")
if [ ! -d "$name" ]; then
  rm -rf unfinished
  mkdir unfinished
  cp -r $build/site $build/nginx unfinished/
  mv unfinished "$name"
fi
[ "$name" = "$before" ] || point previous "$before"
point current "$name"
find . -mindepth 1 -maxdepth 1 -type d ! -name "$name" ! -name "$(readlink previous || true)" -exec rm -rf {} +
echo "Published the site's build $name."
