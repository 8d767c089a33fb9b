import { startPortal } from '@foyer/server/operate';
import type { Command } from 'commander';

/** `serve`: the server as it runs in production. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('run the server on the built portal, with NODE_ENV=production unless it is set')
    .action(async () => {
      // Before anything is loaded that asks for it.
      process.env['NODE_ENV'] ||= 'production';
      process.env['FOYER_DEV'] = 'false';
      await startPortal();
    });
}
