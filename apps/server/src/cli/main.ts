import { processIo } from './io.ts';
import { runCommand } from './run.ts';

const code = await runCommand(process.argv.slice(2), processIo());
// The server, which goes on running, may have set its own.
if (code > 0) process.exitCode = code;
