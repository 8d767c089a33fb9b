import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { jsonOption } from '../options.ts';

/** `media copy`. */
export function addMediaCommands(program: Command, io: Io): void {
  program
    .command('media')
    .description('the files of media')
    .command('copy')
    .description('copy the files of the data folder into the bucket that MEDIA_S3_BUCKET names; what is there is passed over')
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) => (await import('./media.ts')).copyToBucket(io, options));
}
