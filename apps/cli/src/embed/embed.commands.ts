import { type Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { jsonOption, orgOption } from '../options.ts';
import type { AddSiteOptions, EmbedOptions } from './embed.ts';

/** What the commands do is loaded when one is called. */
const embed = () => import('./embed.ts');

const which = 'id or name of the website';

const addHelp = `
Origins are compared as a whole: scheme, host and port. Plain http is taken for localhost alone.

  foyer embed add Intranet --origin https://intranet.example --widget chat occasions`;

function addKeyCommands(parent: Command, io: Io): void {
  parent
    .command('key')
    .description('make a key for a website; its secret is shown this once')
    .argument('<website>', which)
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (name: string, options: EmbedOptions) => (await embed()).addKey(io, name, options));
  parent
    .command('revoke')
    .description('revoke a key: who is signed in with it is signed out within two seconds')
    .argument('<website>', which)
    .argument('<key>', 'id of the key')
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (name: string, key: string, options: EmbedOptions) => (await embed()).revokeKey(io, name, key, options));
}

/** `embed add`, `embed list`, `embed remove`, `embed on`, `embed off`, `embed key`, `embed revoke`. */
export function addEmbedCommands(program: Command, io: Io): void {
  const parent = program.command('embed').description('websites that show widgets, and their keys');
  parent
    .command('add')
    .description('let a website show widgets')
    .argument('<name>', 'what it is called')
    .requiredOption('--origin <origin...>', 'where its pages are, such as https://intranet.example')
    .addOption(new Option('--widget <widget...>', 'which widgets it shows').choices(['chat', 'occasions', 'shop']).default(['occasions']))
    .option('--guests', 'show the occasions to visitors who are not signed in')
    .addOption(orgOption())
    .addOption(jsonOption())
    .addHelpText('after', addHelp)
    .action(async (name: string, options: AddSiteOptions) => (await embed()).addSite(io, name, options));
  parent
    .command('list')
    .description('show the websites, what they show and their keys')
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (options: EmbedOptions) => (await embed()).listSites(io, options));
  for (const [action, about] of [
    ['on', 'switch a website’s widgets on again'],
    ['off', 'switch a website’s widgets off'],
  ] as const) {
    parent
      .command(action)
      .description(about)
      .argument('<website>', which)
      .addOption(orgOption())
      .addOption(jsonOption())
      .action(async (name: string, options: EmbedOptions) => (await embed()).switchSite(io, action === 'on', name, options));
  }
  parent
    .command('remove')
    .description('remove a website with its keys')
    .argument('<website>', which)
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (name: string, options: EmbedOptions) => (await embed()).removeSite(io, name, options));
  addKeyCommands(parent, io);
}
