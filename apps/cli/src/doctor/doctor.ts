import { type Config, ConfigError, readConfig } from '@foyer/server/operate';
import type { Io } from '../io.ts';
import { Negative } from '../refusal.ts';
import { checkDatabase } from './database.checks.ts';
import { fail, type Finding } from './finding.ts';
import { checkDisk, checkFolder, checkNode, checkPortal } from './machine.checks.ts';
import { checkBucket, checkMailServer, checkMode, checkProxies, checkPublicUrl } from './network.checks.ts';

async function checkAll(config: Config, io: Io): Promise<Finding[]> {
  return [
    checkFolder(config),
    checkDisk(config),
    checkPortal(config),
    checkMode(config),
    checkPublicUrl(config),
    checkProxies(config),
    await checkMailServer(config),
    await checkBucket(config),
    ...(await checkDatabase(config, io)),
  ];
}

async function examine(io: Io): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(io.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((line) => fail('Environment', line, 'Correct the variable; docs/operating.md lists them all.'));
  }
  return checkAll(config, io);
}

const line = ({ check, state, text, remedy }: Finding): string =>
  `${state.padEnd(5)} ${check}: ${text}${remedy ? `\n      → ${remedy}` : ''}`;

/** `doctor`. */
export async function doctor(io: Io, { json }: { json?: boolean }): Promise<void> {
  const findings = [checkNode(), ...(await examine(io))];
  const failed = findings.some(({ state }) => state === 'fail');
  if (json) io.out(JSON.stringify({ ok: !failed, findings }));
  else io.out(findings.map(line).join('\n'));
  if (failed) throw new Negative();
}
