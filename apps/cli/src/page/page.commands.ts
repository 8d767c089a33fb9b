import { type Command, InvalidArgumentError, Option } from 'commander';
import { mostPreviewDays } from '@foyer/server/operate';
import type { Io } from '../io.ts';
import { jsonOption, orgOption } from '../options.ts';
import type { PreviewOptions } from './preview.ts';

const usualDays = 3;

function toDays(value: string): number {
  const days = /^\d+$/.test(value) ? Number(value) : 0;
  if (days < 1 || days > mostPreviewDays) throw new InvalidArgumentError(`A preview lasts 1 to ${mostPreviewDays} days.`);
  return days;
}

/** `page preview`. */
export function addPageCommands(program: Command, io: Io): void {
  const page = program.command('page').description('the pages of a customer');
  page
    .command('preview')
    .description('make a link to a page as it is, also while it is in preparation')
    .argument('<id>', 'the page')
    .addOption(orgOption())
    .addOption(new Option('--days <number>', `how long it is good, 1 to ${mostPreviewDays} days`).argParser(toDays).default(usualDays))
    .addOption(jsonOption())
    .action(async (id: string, options: PreviewOptions) => (await import('./preview.ts')).previewPage(io, id, options));
}
