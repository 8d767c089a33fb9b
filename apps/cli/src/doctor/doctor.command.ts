import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { jsonOption } from '../options.ts';

/** `doctor`. */
export function addDoctor(program: Command, io: Io): void {
  program
    .command('doctor')
    .description('look at everything a server needs and say what to do about what is wrong')
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) => (await import('./doctor.ts')).doctor(io, options));
}
