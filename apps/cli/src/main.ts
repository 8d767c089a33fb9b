import '@foyer/server/operate/prepare';

// Imported late: what they import is found, and kept, by the line above.
const [{ runCommand }, { processIo }] = await Promise.all([import('./run.ts'), import('./io.ts')]);
const code = await runCommand(process.argv.slice(2), processIo());
// The server, which goes on running, may have set its own.
if (code > 0) process.exitCode = code;
