# Every target is one line that calls npm or docker; `make` prints this list.
.DEFAULT_GOAL := help
.PHONY: help start test test-stack test-faults test-browser bench check lint format build migrate seed token up down logs backup restore upgrade status

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: ## run the whole site here: nothing but Node and npm needed
	@node scripts/start.mjs

test: ## all tests that this machine can run; says what it skipped and why
	@node scripts/test.mjs

test-stack: ## only the tests of the compose stack (needs Docker)
	@node scripts/test.mjs stack

test-faults: ## the faults in full size: kill, freeze, lock, flood (needs Docker; about 8 minutes)
	@node scripts/test.mjs faults

test-browser: ## only the tests in Chromium
	@node scripts/test.mjs browser

bench: ## measure everything beside its limit (needs Docker; under 10 minutes)
	@node bench/run.mjs

check: ## format, lint with types, tsc, unit and API tests, budgets
	@node scripts/check.mjs

lint: ## the same without the tests
	@node scripts/check.mjs --without-tests

format: ## format every file
	@npm run --silent format

build: ## build what has changed: contract, API, site
	@node scripts/build.mjs

migrate: ## bring the database to this version (DATABASE_URL, else that of make start)
	@node scripts/run.mjs migrate

seed: ## the same, and put the starter content in, once, where there is none
	@node scripts/run.mjs seed

up: ## build and start the production stack, wait until it is healthy
	@docker compose up --build --detach --wait

down: ## stop the production stack; its data stays
	@docker compose down

logs: ## follow the production stack's logs
	@docker compose logs --follow

token: ## print the production stack's admin token
	@docker compose run --rm --no-deps --no-TTY secrets node services/api/dist/commands/secrets.js token

backup: ## back the production stack's database up into backups/
	@docker compose run --rm --no-deps --no-TTY backup once

restore: ## put a backup back: make restore FILE=backups/ridgeline-....dump
	@bash deploy/restore.sh "$(FILE)"

upgrade: ## bring the production stack to this checkout: backup, build, migrate, roll, check, or back out
	@bash deploy/upgrade.sh

status: ## say how the production stack is: health, schema, last backup, certificate, backlog
	@bash deploy/status.sh
