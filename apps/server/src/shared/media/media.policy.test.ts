import { expect, it } from 'vitest';
import { maySee } from './media.policy.ts';

const guest = null;
const member = { orgId: 'o1' };
const outsider = { orgId: 'o2' };

it.each([
  ['guest', guest, 'public', true],
  ['guest', guest, 'members', false],
  ['member', member, 'public', true],
  ['member', member, 'members', true],
  ['outsider', outsider, 'public', true],
  ['outsider', outsider, 'members', false],
] as const)('may a %s (%j) see %s media: %s', (_, me, visibility, may) => {
  expect(maySee(me, { visibility, orgId: 'o1' })).toBe(may);
});
