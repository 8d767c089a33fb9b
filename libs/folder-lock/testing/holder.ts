// Takes the lock of the folder it is given and keeps it until it is killed.
import { takeLock } from '../src/index.ts';

await takeLock(process.argv[2]!);
process.stdout.write('locked\n');
setInterval(() => {}, 1_000);
