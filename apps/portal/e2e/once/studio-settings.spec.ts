import { ownNames, settingChoices, settingWords } from '../../src/routes/studio/settings/setting-words.ts';
import { sections } from '../../src/routes/studio/settings/settings-sections.ts';
import { expect, test } from '../fixtures.ts';

test.use({ user: 'superadmin' });

interface Setting {
  properties?: Record<string, Setting>;
  items?: Setting;
  anyOf?: Setting[];
  oneOf?: Setting[];
  enum?: unknown[];
  const?: unknown;
  'x-field'?: string;
}

/** Names that need no words: languages are called as they call themselves. */
const languages = /^[a-z]{2}(_[A-Z]{2})?$/;

/** The path of each setting, without places in lists, and its choices. */
function* settingsOf(setting: Setting, path: string): Generator<{ path: string; choices: string[] }> {
  const all = [setting, ...(setting.anyOf ?? []), ...(setting.oneOf ?? []), ...(setting.items ? [setting.items] : [])];
  if (path) yield { path, choices: all.flatMap((one) => one.enum ?? [one.const]).filter((choice) => typeof choice === 'string') };
  for (const one of all) {
    for (const inner of one === setting ? [one] : [one, ...(one.anyOf ?? []), ...(one.oneOf ?? [])]) {
      for (const [name, property] of Object.entries(inner.properties ?? {})) yield* settingsOf(property, path ? `${path}.${name}` : name);
    }
  }
}

test('every setting and every choice has words', async ({ page }) => {
  const answer = await page.request.get('/api/v2/studio/settings?locale=de_DE');
  const { schema } = (await answer.json()) as { schema: Setting };
  const shown = sections.flatMap(({ names }) => names);
  const found = [...settingsOf(schema, '')].filter(({ path }) => shown.includes(path.split('.')[0]!));
  expect(found.length).toBeGreaterThan(80);
  const last = (path: string) => path.split('.').at(-1)!;
  const wordless = found.flatMap(({ path, choices }) => [
    ...((settingWords[path] ?? settingWords[last(path)]) ? [] : [path]),
    ...choices
      .filter((choice) => !languages.test(choice) && !(choice in ownNames))
      .filter((choice) => !(settingChoices[`${path}.${choice}`] ?? settingChoices[`${last(path)}.${choice}`] ?? settingChoices[choice]))
      .map((choice) => `${path}: ${choice}`),
  ]);
  expect(wordless).toEqual([]);
});
