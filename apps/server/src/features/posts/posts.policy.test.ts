import { expect, it } from 'vitest';
import { mayReadGroup } from './posts.policy.ts';

it.each([
  ['everybody', 'org', true, true],
  ['everybody', 'org', false, true],
  ['members', 'org', true, true],
  ['members', 'org', false, false],
  ['everybody', 'other', false, false],
  ['everybody', 'other', true, false],
  ['members', 'other', true, false],
] as const)('a group for %s of the customer %s is read by one who belongs to it (%j): %j', (visibility, orgId, belongs, expected) => {
  expect(mayReadGroup({ orgId: 'org' }, { orgId, visibility, belongs })).toBe(expected);
});
