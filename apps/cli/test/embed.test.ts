// @embedded: the command line
import { ids, openCopy } from '@foyer/server/testing';
import { afterAll, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
afterAll(() => copy.remove());
const run = (...args: string[]) => foyer(copy, 'embed', ...args, '--org', ids.org);

it('add, key, list, off, on, revoke and remove look after a website', async () => {
  expect((await run('list')).out).toContain('No website shows widgets yet');
  const added = await run('add', 'Intranet', '--origin', 'https://Intranet.example/', '--widget', 'chat', 'shop', '--guests');
  expect([added.code, added.out]).toEqual([0, expect.stringContaining('Added Intranet')]);
  const made = (await run('key', 'intranet', '--json')).json<{ id: string; secret: string }>();
  expect(made.secret).toMatch(/^foyer_sk_[\w-]{43}$/);
  expect((await run('key', 'Intranet')).out).toContain('Secret: foyer_sk_');
  const third = await run('key', 'Intranet');
  expect([third.code, third.err]).toEqual([1, expect.stringContaining('2 keys already')]);
  const listed = (await run('list')).out;
  expect(listed).toMatch(/^Intranet \(.*\): https:\/\/intranet\.example\n {2}chat, shop; open to guests\n {2}key .*, not used yet/);
  expect(listed).not.toContain('foyer_sk_');
  expect((await run('off', 'Intranet')).out).toContain('is switched off');
  expect((await run('list')).out).toContain('switched off');
  expect((await run('on', 'Intranet')).out).toContain('is switched on');
  expect((await run('revoke', 'Intranet', made.id)).out).toContain('Revoked the key of Intranet');
  expect((await run('remove', 'Intranet')).out).toBe('Removed Intranet with 1 keys.');
});

it('says what is wrong and exits with 1', async () => {
  const refused = await run('add', 'Blog', '--origin', 'https://blog.example/seite');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('content.origins.0: Please enter an origin')]);
  const unknown = await run('off', 'Nirgends');
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('There is no website "Nirgends"')]);
});
