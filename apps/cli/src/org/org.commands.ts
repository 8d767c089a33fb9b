import { type Command, Option } from 'commander';
import { localeTags } from '@foyer/locales';
import type { Io } from '../io.ts';
import { jsonOption } from '../options.ts';
import type { AddOrgOptions } from './add.ts';

const addHelp = `
The account belongs to the customer's first superadmin. Without --password-stdin it has no password yet; a link to set one is printed, or
mailed with --invite. The customer begins with a home page, the news and Foyer's defaults; "foyer settings" changes them.

  foyer org add --name 'Aurelia Hotels' --host community.aurelia.example \\
    --email mara.lindt@aurelia.example --username mara --firstname Mara --lastname Lindt`;

/** `org add`, `org list`. */
export function addOrgCommands(program: Command, io: Io): void {
  const org = program.command('org').description('the customers');
  org
    .command('add')
    .description('make a customer with their first superadmin')
    .requiredOption('--name <name>', "the customer's name")
    .requiredOption(
      '--host <name...>',
      'a host name their portal is reached by; may be given several times, the first is used in their mails',
    )
    .requiredOption('--email <address>', 'e-mail address of the superadmin')
    .requiredOption('--username <name>', 'the name they log in with')
    .requiredOption('--firstname <name>', 'first name')
    .requiredOption('--lastname <name>', 'last name')
    .option('--title <text>', 'position in the house')
    .option('--language <locale>', `the first language of customer and account: ${Object.keys(localeTags).join(', ')}`)
    .option('--invite', 'mail them a link to set their password')
    .addOption(new Option('--password-stdin', 'read the password from the standard input').conflicts('invite'))
    .addOption(jsonOption())
    .addHelpText('after', addHelp)
    .action(async (options: AddOrgOptions) => (await import('./add.ts')).addOrg(io, options));
  org
    .command('list')
    .description('name the customers, with ids and host names')
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) => (await import('./list.ts')).listOrgs(io, options));
}
