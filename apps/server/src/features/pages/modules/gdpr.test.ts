import type { Schemas } from '@foyer/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { storeMedia } from '../../../platform/storage/media.store.ts';

const server = await testServer();
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
  const keep = (id: string, orgId: string = ids.org) =>
    storeMedia({ db: server.database.db, files }, { id, orgId, fileName: id, bytes: Buffer.from(id), title: { de_DE: `Titel ${id}` } });
  await Promise.all(['de.mp4', 'en.webm', 'de.vtt', 'fr.mp4'].map((id) => keep(id)));
  await keep('foreign.mp4', ids.otherOrg);
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);
const { files } = server;

const title = { de_DE: 'Datenschutz' };
const show = async (config: object, locale?: Schemas['Locale']) =>
  moduleOf(await compose([{ id: 'm', type: 'gdpr', title, config }], locale), 'gdpr');
const german = { language: 'de', videoId: 'de.mp4' };
const english = { language: 'en', videoId: 'en.webm' };

describe('gdpr', () => {
  it('shows the training in each language, in the editor’s order', async () => {
    const whole = { ...german, captionsId: 'de.vtt', posterId: ids.media.photo, transcript: 'Erstens.\nZweitens.' };
    expect(await show({ trainings: [english, whole] })).toEqual({
      id: 'm',
      type: 'gdpr',
      title: 'Datenschutz',
      options: { language: 'de' },
      results: [
        {
          ...{ language: 'en', name: 'English', captions: null, poster: null, transcript: '' },
          video: expect.objectContaining({ id: 'en.webm', type: 'video/webm' }),
        },
        {
          ...{ language: 'de', name: 'Deutsch', transcript: 'Erstens.\nZweitens.' },
          video: expect.objectContaining({ id: 'de.mp4', type: 'video/mp4', title: 'Titel de.mp4' }),
          captions: expect.objectContaining({ id: 'de.vtt', type: 'text/vtt' }),
          poster: expect.objectContaining({ id: ids.media.photo }),
        },
      ],
    });
  });

  it.each([
    [undefined, 'de_DE', 'de'],
    [undefined, 'en_GB', 'en'],
    [undefined, 'ar', 'ar'],
    ['en', 'de_DE', 'en'],
    ['fr_CA', 'de_DE', 'fr'],
    ['EN-us', 'de_DE', 'en'],
    ['', 'it_IT', 'it'],
    ['7', 'nl_NL', 'nl'],
  ] as const)('with the editor’s language %j plays for a reader of %s what is in %s', async (language, locale, expected) => {
    expect((await show({ language, trainings: [german] }, locale)).options).toEqual({ language: expected });
  });

  it('knows languages that the portal does not speak, by their first two letters', async () => {
    const { results } = await show({
      trainings: [
        { language: 'pl_PL', videoId: 'en.webm' },
        { ...german, language: 'fr-CH' },
      ],
    });
    expect(results.map(({ language, name }) => [language, name])).toEqual([
      ['pl', 'Polski'],
      ['fr', 'Français'],
    ]);
  });

  it.each([
    ['is gone', { language: 'en', videoId: 'gone.mp4' }],
    ['is another customer’s', { language: 'en', videoId: 'foreign.mp4' }],
    ['is no video', { language: 'en', videoId: ids.media.file }],
    ['has no language', { language: '', videoId: 'en.webm' }],
  ])('leaves out a training whose video %s', async (_, training) => {
    expect((await show({ trainings: [training, german] })).results.map(({ language }) => language)).toEqual(['de']);
  });

  it('takes the first of two trainings in one language', async () => {
    const { results } = await show({ trainings: [german, { language: 'de_AT', videoId: 'fr.mp4' }] });
    expect(results.map(({ video }) => video.id)).toEqual(['de.mp4']);
  });

  it('goes without captions and picture where the media are something else', async () => {
    const { results } = await show({ trainings: [{ ...german, captionsId: ids.media.file, posterId: 'de.vtt' }] });
    expect(results).toMatchObject([{ captions: null, poster: null }]);
  });
});
