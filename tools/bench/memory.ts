import { capture } from '../launch/commands.mjs';

/** What a process holds of the machine's memory (RSS), in MB. */
export const memoryOf = async (pid: number): Promise<number> => Number(await capture('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
