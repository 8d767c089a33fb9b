// Starts the server with one environment after the other, each of which it has to refuse, and says after each with which code it would have ended.
import { serve } from '../src/serve.ts';

const { env } = process;
for (const more of JSON.parse(env['EACH']!) as Record<string, string>[]) {
  process.env = { ...env, ...more };
  await serve({});
  process.stderr.write(`ended with ${process.exitCode}\n`);
  process.exitCode = undefined;
}
