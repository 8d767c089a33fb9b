import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { pageComposer } from '../../../../test/compose-page.ts';
import { testServer } from '../../../../test/harness.ts';
import { news } from '../../../shared/content/news.tables.ts';

const server = await testServer();
let reader: Browser;
beforeAll(async () => {
  reader = await server.login('member');
  await server.database.db.update(news).set({ topStory: true });
});
afterAll(() => server.close());
const compose = pageComposer(server, () => reader);

const title = { de_DE: 'Titel' };
const top = { id: 'top', type: 'topteaser', title, config: { maxRecords: 1, isCircle: false, sliderInterval: null } };
const list = { id: 'list', type: 'articleteaser', title, config: { layout: 'grid', maxRecords: 2 } };
const beside = { id: 'beside', type: 'articleteaser', title, config: { layout: 'horizontal', maxRecords: 2 } };

/** The ids of the articles that each module of the page shows. */
async function shown(modules: object[]): Promise<string[][]> {
  const page = await compose(modules);
  return page.modules.map((module) => ('results' in module ? (module.results as { id: string }[]).map(({ id }) => id) : []));
}

describe('stories of a page', () => {
  it('are shown once: what is above is left out below, in the newest order', async () => {
    const all = (await reader.get('/news?limit=5')).json<{ results: { id: string }[] }>().results.map(({ id }) => id);
    expect(await shown([top, list, beside])).toEqual([all.slice(0, 1), all.slice(1, 3), all.slice(3, 5)]);
    expect(await shown([list, top])).toEqual([all.slice(0, 2), all.slice(2, 3)]);
  });

  it('are not shown again by what a list fetches later', async () => {
    const [, module] = (await compose([top, list])).modules;
    const { filters, maxRecords } = (module as { options: { filters: { except: string[] }; maxRecords: number } }).options;
    const [lead] = (await shown([top]))[0]!;
    expect(filters.except).toEqual([lead]);
    const pages = await Promise.all(
      [1, 2].map(async (page) => {
        const answer = await reader.get(`/news?page=${page}&limit=${maxRecords}&filters[except][]=${lead}`);
        return answer.json<{ results: { id: string }[] }>().results.map(({ id }) => id);
      }),
    );
    expect(pages[0]).toEqual((await shown([top, list]))[1]);
    expect(pages.flat()).not.toContain(lead);
  });

  it('stand alone where nothing is above', async () => {
    const [module] = (await compose([list])).modules;
    expect(module).toMatchObject({ options: { filters: {} } });
  });
});
