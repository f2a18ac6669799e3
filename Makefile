# Every target is one line that calls node, npm, docker or a script. `make` prints this list.
.DEFAULT_GOAL := help
.PHONY: help start test test-all test-stack test-browser bench size check lint dependencies format build migrate seed token up down logs export import backup backup-offsite backup-key restore restore-offsite upgrade status delete-request own remove

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: ## run the whole site here; needs only Node and npm
	@node --max-semi-space-size=4 tools/run.mjs start # as in the image

test: ## run the tests that this machine can run; lists what it skipped and why
	@node tools/test.mjs

test-all: ## the same, and what matters before a release or for a change under deploy/ (needs Docker; under an hour)
	@FAULT_SIZE=full node tools/test.mjs all

test-stack: ## run only the tests of the compose stack (needs Docker)
	@node tools/test.mjs stack

test-browser: ## run only the tests in Chromium
	@node tools/test.mjs browser

bench: ## measure speed and compare it with its limits (needs Docker or BENCH_URL)
	@node bench/run.mjs

size: build ## compare the size of what a visitor loads with its limits
	@npm run --silent size -w services/web

check: ## format, lint, types, and the tests that the change touches; all of contract, site and API: make check ALL=1
	@node tools/test.mjs check $(if $(ALL),all)

lint: ## the same without tests
	@node tools/test.mjs lint

dependencies: ## check the licenses of shipped packages, and known vulnerabilities
	@npm run --silent licenses
	@npm audit --audit-level=moderate

format: ## format every file
	@npm run --silent format

build: ## build what has changed: contract, API, site
	@node tools/run.mjs build

migrate: ## migrate the database (DATABASE_URL, or the one of make start)
	@node tools/run.mjs migrate

seed: ## migrate, then add the starter content once, if there is no content
	@node tools/run.mjs seed

up: ## start the production stack, or bring it to this checkout and .env; a broken version replaces nothing
	@bash deploy/up.sh

down: ## stop the production stack; keeps its data
	@bash deploy/project.sh down

logs: ## follow the production stack's logs
	@docker compose logs --follow

# Stops if the running stack belongs to a checkout in another folder.
own:
	@bash deploy/project.sh check

token: own ## print the production stack's admin token; make token NEW=1 replaces it
	@bash deploy/token.sh "$(NEW)"

export: ## print the production stack's content and business: make export > content.json
	@docker compose exec -T api node services/api/dist/cli.js content export

import: own ## import an exported file into the production stack: make import FILE=content.json
	@docker compose exec -T api node services/api/dist/cli.js content import - <"$(FILE)"

delete-request: own ## delete a quote request for good, wherever it stands: make delete-request ID=12
	@docker compose exec -T api node services/api/dist/cli.js quotes delete "$(ID)"

backup: own ## back up the production stack's database to backups/
	@docker compose run --rm --no-deps --no-TTY backup dump

backup-offsite: own ## back up to RESTIC_REPOSITORY now
	@docker compose run --rm --no-deps --no-TTY backup offsite

backup-key: own ## print the key of the off-site backup; keep it elsewhere
	@docker compose run --rm --no-deps --no-TTY backup key

restore: own ## restore a backup: make restore FILE=backups/ridgeline-....dump
	@bash deploy/restore.sh "$(FILE)"

restore-offsite: own ## restore the site from the off-site backup, also on a new machine
	@bash deploy/restore.sh offsite

upgrade: ## the same as make up, with the newest base images and Debian packages
	@bash deploy/up.sh upgrade

remove: ## delete the production stack with all its data, except backups/
	@bash deploy/project.sh remove

status: ## show the production stack's state; fails if something needs attention
	@bash deploy/status.sh
