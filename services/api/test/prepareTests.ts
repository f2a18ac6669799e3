// No test waits that long: it is for real servers on a machine that is busy with other things.
jest.setTimeout(60_000);
