import type { Page } from '@playwright/test';
import { bergsee, enterBergsee } from '../bergsee.ts';
import { expect, test } from '../fixtures.ts';

/** A document of the portal, as far as its links go. */
interface Read {
  /** Without language. */
  path: string;
  status: number;
  /** Where its redirects end. */
  end: string;
  /** The addresses inside the portal that it or its content leads to, without language. */
  links: string[];
}

/** Screens whose content is walked; of the many articles and people a few represent all. */
const walked = /^\/($|news$|page\/|categories\/|activity_feed|search_results|settings)/;
const many = /^\/(news|profile|who_is_who)\/[^/]+$/;
const samples = 5;

/** Asks for documents, and for the content that modules show only once a reader comes near. */
const read = (page: Page, language: string, paths: readonly string[], members = true): Promise<Read[]> =>
  page.evaluate(
    async ([lang, list, members]) => {
      const languageless = (href: string) => href.split('#')[0]!.replace(/^\/[a-z]{2}(_[A-Z]{2})?(?=\/|\?|$)/, '') || '/';
      const inside = (href: string) => /^\/(?!\/|api\/|assets\/)/.test(href);
      const contentOf = async (path: string): Promise<string> => {
        const id = path === '/' ? 'dashboard' : /^\/page\/([^?]+)/.exec(path)?.[1];
        return id && members ? (await fetch(`/api/v2/pages/${id}?locale=${lang}`)).text() : '';
      };
      const one = async (path: string) => {
        const answer = await fetch(`/${lang}${path === '/' ? '' : path}`, { headers: { accept: 'text/html' } });
        // Not parsed: the document's styles would be refused by the policy of this page.
        const shown = [...(await answer.text()).matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
        const content = await contentOf(path);
        const named = [...content.matchAll(/"(?:link|url|button_url|profile_url)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)/g)];
        const links = [...shown, ...named.map(([, link, href]) => (link ?? href)!)].filter(inside).map(languageless);
        return { path, status: answer.status, end: languageless(new URL(answer.url).pathname), links: [...new Set(links)] };
      };
      const done = [];
      for (const path of list) done.push(await one(path));
      return done;
    },
    [language, paths, members] as const,
  );

const lost = ({ status, end }: Read): boolean => status >= 400 || /^\/(404|403|result-not-found|login)/.test(end);

/** Follows every link from the given screens on and lists those that end nowhere, each with where it is. */
async function deadLinks(page: Page, language: string, first: readonly string[]): Promise<string[]> {
  const from = new Map<string, string>(first.map((path) => [path, 'the start']));
  const dead: string[] = [];
  const seen = new Map<string, number>();
  const worthwhile = (path: string): boolean => {
    const kind = many.exec(path)?.[1];
    if (!kind) return true;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return seen.get(kind)! <= samples;
  };
  for (let wave = [...first]; wave.length > 0;) {
    const documents = await read(page, language, wave.filter(worthwhile));
    dead.push(...documents.filter(lost).map(({ path, status }) => `${path} (${status}), linked from ${from.get(path)}`));
    wave = [];
    for (const { path, links } of documents.filter((document) => walked.test(document.path) && !lost(document))) {
      for (const link of links.filter((candidate) => !from.has(candidate) && !candidate.startsWith('/logout'))) {
        from.set(link, path);
        wave.push(link);
      }
    }
  }
  expect(from.size).toBeGreaterThan(20);
  return dead;
}

const languagesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => ((await (await fetch('/api/v2/languages')).json()) as { key: string }[]).map(({ key }) => key));

const settingsLinks = (page: Page, language: string): Promise<string[]> =>
  page.evaluate(async (locale) => {
    const entries = (await (await fetch(`/api/v2/menu/settings?locale=${locale}`)).json()) as { type: string; link: string }[];
    return entries.filter(({ type, link }) => type === 'link' && link.startsWith('/')).map(({ link }) => link);
  }, language);

/** `found` is a word that the search finds in every language. */
async function expectNoDeadLinks(page: Page, found: string): Promise<void> {
  for (const language of await languagesOf(page)) {
    const first = ['/', '/news', '/activity_feed', `/search_results?q=${found}`, ...(await settingsLinks(page, language))];
    expect(await deadLinks(page, language, first), language).toEqual([]);
  }
}

test.describe('no link of the demo leads to what is not there', () => {
  test.slow();

  test.describe('at the first customer', () => {
    test.use({ user: 'member' });

    test('for members, in every language', async ({ page }) => {
      await page.goto('/de_DE/sessions');
      await expectNoDeadLinks(page, 'Hotel');
    });
  });

  test('at the second customer, in every language', async ({ page, server }) => {
    await enterBergsee(page, server.url, 'member', '/de_DE/sessions');
    await expect(page).toHaveURL(`${bergsee(server.url)}/de_DE/sessions`);
    await expectNoDeadLinks(page, 'Rosengarten');
  });

  test('for guests, in every language', async ({ page }) => {
    await page.goto('/de_DE/imprint');
    for (const language of await languagesOf(page)) {
      const documents = await read(page, language, ['/', '/imprint', '/terms'], false);
      const links = [...new Set(documents.flatMap((document) => document.links))];
      expect(links.length).toBeGreaterThan(3);
      const dead = (await read(page, language, links, false)).filter(
        ({ status, end }) => status >= 400 || /^\/(404|result-not-found)/.test(end),
      );
      expect(
        dead.map(({ path, status }) => `${path} (${status})`),
        language,
      ).toEqual([]);
    }
  });
});
