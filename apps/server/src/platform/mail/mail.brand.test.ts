import { eq } from 'drizzle-orm';
import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media, orgs } from '../orgs/orgs.tables.ts';
import { testJobs } from '../jobs/jobs.test-helpers.ts';
import { createMailBrands } from './mail.brand.ts';
import { mailContext } from './mail.test-helpers.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const brands = () => createMailBrands(mailContext(server, testJobs(server.database)));

describe('how a customer’s mails look', () => {
  it('follows the theme, the language and the host name', async () => {
    await db.update(orgs).set({ brandColor: '#b4502f', cornerStyle: 'round' }).where(eq(orgs.id, ids.otherOrg));
    const [mine, other] = [await brands().of(ids.org, 'en_GB'), await brands().of(ids.otherOrg, 'de_DE')];
    expect(mine).toMatchObject({ portal: 'Aurelia Community', origin: server.config.publicUrl, logo: null, radius: 10 });
    expect(other).toMatchObject({ portal: 'Aurelia Gemeinschaft', radius: 18 });
    expect(new URL(other.origin).hostname).toBe('other.example');
    expect(other.light.brand).not.toBe(mine.light.brand);
    for (const color of [...Object.values(mine.light), ...Object.values(mine.dark), mine.logoGround])
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('carries the logo as a picture that every mail program shows, and does without one it cannot draw', async () => {
    await db.update(orgs).set({ logoId: ids.media.publicPhoto }).where(eq(orgs.id, ids.org));
    const { logo } = await brands().of(ids.org, 'de_DE');
    expect(logo!.png.subarray(1, 4).toString()).toBe('PNG');
    expect([logo!.width, logo!.height]).toEqual([59, 44]);
    const [row] = await db.select().from(media).where(eq(media.id, ids.media.publicPhoto));
    await rm(server.files.media.place(row!.hash));
    expect((await brands().of(ids.org, 'de_DE')).logo).toBeNull();
  });

  it('of an unknown customer is an error', async () => {
    await expect(brands().of('nobody', 'de_DE')).rejects.toThrow('customer');
  });
});
