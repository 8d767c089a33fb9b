import { type Command, Option } from 'commander';
import { localeTags } from '@foyer/locales';
import { permissions } from '@foyer/server/operate';
import type { Io } from '../io.ts';
import { jsonOption, orgOption } from '../options.ts';
import type { AddOptions } from './add.ts';
import type { ImportUserOptions } from './import.ts';
import type { SwitchOptions } from './switch.ts';

const passwordHelp = `
Without --password-stdin the account has no password yet; a link to set one is printed, good for 30 minutes, or mailed with --invite,
good for seven days. It works once; after that, "Forgot password?" on the login screen sends another.`;

const importHelp = `
The first line names the columns, in German or English: Benutzername (username), E-Mail (email), Vorname (firstname), Nachname (lastname);
also Position (title), Hotel, Sprache (language), Berechtigungen (permissions), Geburtstag (birthday), Eintritt (hired on), Geschlecht (gender:
female, male, diverse), Werdegang (careers), Kenntnisse (skills), Sonderaufgaben (special tasks). Days are written 24.12.1990 or 1990-12-24,
lists with commas or semicolons in the person's language. Separators and encodings are found out. Who is there already, by user name or address, is updated; empty cells and
columns that are left out change nothing. Nothing is stored while any row is wrong, unless --skip-errors is given. New people set their
password with "Forgot password?".`;

function addAdd(user: Command, io: Io): void {
  user
    .command('add')
    .description('make an account')
    .addOption(orgOption())
    .requiredOption('--email <address>', 'e-mail address')
    .requiredOption('--username <name>', 'the name to log in with')
    .requiredOption('--firstname <name>', 'first name')
    .requiredOption('--lastname <name>', 'last name')
    .option('--title <text>', 'position in the house')
    .option('--hotel <name>', 'the hotel they work in')
    .option('--permission <name...>', `${permissions.join(', ')}; may be given several times`)
    .option('--language <locale>', Object.keys(localeTags).join(', '))
    .option('--invite', 'mail them a link to set their password')
    .addOption(new Option('--password-stdin', 'read the password from the standard input').conflicts('invite'))
    .addOption(jsonOption())
    .addHelpText('after', passwordHelp)
    .action(async (options: AddOptions) => (await import('./add.ts')).addUser(io, options));
}

function addSwitches(user: Command, io: Io): void {
  const about = {
    disable: 'close an account: its sessions end at once, and no one logs in with it',
    enable: 'open a closed account again',
  } as const;
  for (const action of ['disable', 'enable'] as const) {
    user
      .command(action)
      .description(about[action])
      .argument('<who>', 'e-mail address or user name')
      .addOption(orgOption())
      .addOption(jsonOption())
      .action(async (who: string, options: SwitchOptions) => (await import('./switch.ts')).switchUser(io, action, who, options));
  }
}

function addImport(user: Command, io: Io): void {
  user
    .command('import')
    .description('make and update accounts from a CSV file')
    .argument('<file>', 'the file')
    .addOption(orgOption())
    .option('--dry-run', 'say what would happen, and store nothing')
    .option('--skip-errors', 'store the rows that are right where others are wrong')
    .option('--rejects <file>', 'write the rows that are wrong into a new CSV file, each with what is wrong')
    .addOption(jsonOption())
    .addHelpText('after', importHelp)
    .action(async (file: string, options: ImportUserOptions) => (await import('./import.ts')).importUsers(io, file, options));
}

/** `user add`, `user disable`, `user enable`, `user import`. */
export function addUserCommands(program: Command, io: Io): void {
  const user = program.command('user').description('the people of a customer');
  addAdd(user, io);
  addSwitches(user, io);
  addImport(user, io);
}
