import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ids } from '../test/fixture.ts';
import { openCopy } from '../test/open-copy.ts';
import { orgs } from './platform/orgs/orgs.tables.ts';
import { warnOfLogins } from './warn-of-logins.ts';

const copy = await openCopy();
afterAll(() => copy.remove());
const { db } = copy.database;

async function said(settings: object): Promise<string[]> {
  const lines: string[] = [];
  await db
    .update(orgs)
    .set({ settings: settings as never })
    .where(eq(orgs.id, ids.otherOrg));
  await warnOfLogins(copy.database, { warn: (line: string) => void lines.push(line) } as Parameters<typeof warnOfLogins>[1]);
  return lines;
}

it('says nothing where nothing is half set up', async () => {
  expect(await said({ languages: 'all' })).toEqual([]);
});

it('says in one line each which setting lacks what', async () => {
  const signup = {
    activeLoginTypes: ['social', 'sso'],
    social: [{ network: 'facebook', clientId: 'f', clientSecretVariable: 'MISSING_FB' }],
  };
  const lines = await said({ signup, sso: { clientId: 'foyer' } });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Other Hotels: the setting sso\.issuer cannot be used as it is\. .+\.$/);
  expect(lines[1]).toMatch(
    /^Other Hotels: the setting signup\.social\.0\.clientSecretVariable .*MISSING_FB holds nothing; facebook is not offered\.$/,
  );
});
