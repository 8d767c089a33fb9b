import { expect, test } from 'vitest';
import { errorLines } from './start-server.ts';

test('errors and worse are found in the log, warnings and the greeting are not', () => {
  const log = [
    '{"level":40,"time":"2026-11-21T01:53:18.979Z","msg":"slow"}',
    '  Foyer is ready: http://localhost:4300',
    '{"level":50,"time":"2026-11-21T01:53:18.979Z","msg":"The portal could not render"}',
    '{"level":60,"time":"2026-11-21T01:53:18.979Z","msg":"Stopping failed"}',
  ];
  expect(errorLines(log.join('\n'))).toEqual(log.slice(2));
});
