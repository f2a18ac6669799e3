#!/usr/bin/env bash
# Publishes this image's files of the site to nginx, before the API's pages name them. A file whose name contains a hash
# stays for a month after the last version that had it, for pages that are open in a browser.
set -euo pipefail

build=/app/services/web/dist/site
home=/srv/ridgeline

# Up to version 1.1 each build had a folder of its own; nginx may still serve the last one while this first runs.
if [ -d $home/site ]; then find $home -mindepth 1 -maxdepth 1 ! -name site -exec rm -rf {} +; fi

mkdir -p $home/site
cp -r --remove-destination $build/. $home/site/
find $home/site/assets -type f -mtime +30 -delete
echo "Published the site's files."
