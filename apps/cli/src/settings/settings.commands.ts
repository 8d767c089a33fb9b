import { Argument, type Command } from 'commander';
import type { Io } from '../io.ts';
import { jsonOption, orgOption } from '../options.ts';
import { UsageError } from '../refusal.ts';
import type { GetOptions } from './get.ts';
import type { SetOptions } from './set.ts';

const setHelp = `
VALUE is JSON (true, 5, '["de_DE"]'); what is no JSON is taken as text. With one argument the whole document is read from a file, as
"foyer settings get --stored" prints it. Under "theme" are brandColor, cornerStyle, fontPair and logoId. Nothing is stored that does not
pass the check. Several paths with their values are stored together, or none of them. Running servers follow within a second or two.

  foyer settings set baseOptions.showCookieLayer true
  foyer settings set theme.brandColor '#0d5a64'
  foyer settings set signup.active true baseOptions.showCookieLayer false
  foyer settings set aurelia.json`;

function addGet(settings: Command, io: Io): void {
  settings
    .command('get')
    .description('print the settings, or the value under a path, with every default')
    .argument('[path]', 'such as baseOptions.metaTitle.de_DE')
    .addOption(orgOption())
    .option('--stored', 'only what is stored, without the defaults')
    .addOption(jsonOption())
    .action(async (path: string | undefined, options: GetOptions) => (await import('./get.ts')).getSettings(io, path, options));
}

function addSet(settings: Command, io: Io): void {
  settings
    .command('set')
    .description('store values under paths, or the whole document of a file')
    .addArgument(new Argument('<path-or-file>', 'a path such as signup.active; without VALUE a JSON file'))
    .argument('[value]', 'the value')
    .argument('[more...]', 'further paths, each followed by its value')
    .addOption(orgOption())
    .addOption(jsonOption())
    .addHelpText('after', setHelp)
    .action(async (target: string, value: string | undefined, more: string[], options: SetOptions) => {
      if (more.length % 2 > 0) throw new UsageError(`"${more.at(-1)}" has no value: paths and values take turns.`);
      const { setFile, setValues } = await import('./set.ts');
      return value === undefined ? setFile(io, target, options) : setValues(io, [target, value, ...more], options);
    });
  settings
    .command('unset')
    .description('take back what is stored under a path, so that the default counts')
    .argument('<path>', 'such as baseOptions.metaHeaderVariant')
    .addOption(orgOption())
    .addOption(jsonOption())
    .action(async (path: string, options: SetOptions) => (await import('./set.ts')).unsetValue(io, path, options));
}

/** `settings get`, `settings set`, `settings unset`, `settings check`. */
export function addSettingsCommands(program: Command, io: Io): void {
  const settings = program.command('settings').description('the settings and the look of a customer');
  addGet(settings, io);
  addSet(settings, io);
  settings
    .command('check')
    .description('say what is wrong with a file of settings; needs no database')
    .argument('<file>', 'a JSON file')
    .addOption(jsonOption())
    .action(async (file: string, options: { json?: boolean }) => (await import('./check.ts')).checkFile(io, file, options));
}
