/** Tests of a whole site wait for processes, containers and browsers, each time with a limit of its own. Jest ignores a project's `testTimeout`. */
jest.setTimeout(300_000);
