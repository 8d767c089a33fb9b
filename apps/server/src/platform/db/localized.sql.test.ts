// @embedded: SQL of our own
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { localize, localizedLocale, localizedText } from './localized.ts';
import type { Locale, LocalizedText } from './types.ts';

const server = await testServer();
afterAll(() => server.close());

const locales: Locale[] = ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar'];
const texts: LocalizedText[] = [
  { de_DE: 'Hallo', en_GB: 'Hello', fr_FR: 'Bonjour' },
  { ar: 'مرحبا', it_IT: 'Ciao' },
  { fr_FR: '', nl_NL: 'Hallo', ar: 'مرحبا' },
  { de_DE: '' },
  {},
];

describe('the choice of language in SQL', () => {
  it.each(texts)('is the same as in TypeScript for %j', async (text) => {
    const column = sql`${JSON.stringify(text)}::jsonb`;
    for (const locale of locales) {
      const { rows } = await server.database.db.execute(
        sql`select ${localizedText(column, locale)} as text, ${localizedLocale(column, locale)} as locale`,
      );
      const expected = localize(text, locale);
      expect(rows).toEqual([{ text: expected.text || null, locale: expected.locale }]);
    }
  });
});
