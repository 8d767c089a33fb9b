import { Command } from 'commander';
import { addDatabaseCommands } from './database.commands.ts';
import { addDoctor } from './doctor/doctor.command.ts';
import { addEmbedCommands } from './embed/embed.commands.ts';
import { addFeedCommands } from './feed/feed.commands.ts';
import { refuseCommandIfInUse } from './in-use.ts';
import type { Io } from './io.ts';
import { addJobsCommands } from './jobs/jobs.commands.ts';
import { addMediaCommands } from './media/media.commands.ts';
import { addOrgCommands } from './org/org.commands.ts';
import { addPageCommands } from './page/page.commands.ts';
import { addServe } from './serve.command.ts';
import { addSettingsCommands } from './settings/settings.commands.ts';
import { addUserCommands } from './user/user.commands.ts';

const help = `
Every setting of the server (PORT, PUBLIC_URL, DATABASE_URL, FOYER_DATA_DIR …) is read from the environment as "npm start" reads it;
docs/operating.md lists them. With the embedded database commands need the server to be stopped; with PostgreSQL they work beside it.

Exit codes: 0 done, 1 refused or failed, 2 called wrongly.`;

/** All commands of the command line, on the given streams. */
export function createProgram(io: Io): Command {
  const program = new Command('foyer')
    .description('Runs and looks after a Foyer: the server, its database, its people, its settings.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
    .showHelpAfterError('Add --help to see how it is called.')
    .addHelpText('after', help)
    .hook('preAction', (_, command) => refuseCommandIfInUse(command, io));
  addServe(program);
  addDatabaseCommands(program, io);
  addOrgCommands(program, io);
  addUserCommands(program, io);
  addSettingsCommands(program, io);
  addPageCommands(program, io);
  addFeedCommands(program, io);
  addEmbedCommands(program, io);
  addMediaCommands(program, io);
  addJobsCommands(program, io);
  addDoctor(program, io);
  return program;
}
