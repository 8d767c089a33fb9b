import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { testServer } from '../../../../test/harness.ts';
import { addColleagues, colleague, dayAhead } from '../../occasions/occasions.test-helpers.ts';

const server = await testServer();
let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
  const crowd = Array.from({ length: 8 }, (_, day) =>
    colleague(`n${day}`, { birthday: dayAhead(day, 1988), hiredOn: dayAhead(day, 2008) }),
  );
  await addColleagues(server, ...crowd);
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);
const title = { de_DE: 'Wir feiern', en_GB: 'We celebrate' };
const show = async (config: object) => moduleOf(await compose([{ id: 'm', type: 'occasions', title, config }], 'en_GB'), 'occasions');

describe('occasions', () => {
  it('shows the next six birthdays and anniversaries, as the feed does', async () => {
    const module = await show({});
    expect(module).toMatchObject({ id: 'm', title: 'We celebrate', options: { maxRecords: 6, show_all: false } });
    expect(module.results).toHaveLength(12);
    expect((await member.get('/occasions/feed?locale=en_GB')).json()).toEqual({ results: module.results });
  });

  it.each([
    [{ maxRecords: 2 }, 2],
    [{ maxRecords: 0 }, 1],
    [{ maxRecords: 99 }, 6],
  ])('set up as %j shows %i of each', async (config, each) => {
    const { options, results } = await show(config);
    expect(options.maxRecords).toBe(each);
    expect(results.map(({ type }) => type).sort()).toEqual([...Array(each).fill('anniversary'), ...Array(each).fill('birthday')]);
  });

  it('leads to all occasions where the editor wants it', async () => {
    expect((await show({ showAll: true })).options.show_all).toBe(true);
  });
});
