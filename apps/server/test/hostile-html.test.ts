import { generateHostileHtml, hitFunction, hitHost, hostileHtml } from '@foyer/api/testing/hostile-html';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeEditorHtml } from '../src/features/editor/editor.html.ts';
import { sanitizeContent } from '../src/features/news/news.html.ts';

// In the first view the server's HTML is as it was saved: it has to be safe in a real browser, with no policy and no second sanitiser to help.

const executablePath = [process.env['FOYER_CHROMIUM'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);
const origin = 'http://portal.example';
const perPage = 250;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

/** A page that notes whatever its HTML reaches; our own media are there, nothing else is. */
async function watchedPage(reached: string[]): Promise<Page> {
  const page = await browser.newPage();
  await page.exposeFunction(hitFunction, () => void reached.push('a script ran'));
  page.on('dialog', (dialog) => void (reached.push(`a dialog: ${dialog.message()}`), dialog.dismiss()));
  page.on('pageerror', (error) => void reached.push(`an error: ${error.message}`));
  page.on('popup', () => void reached.push('a window opened'));
  await page.route('**/*', (route) => {
    const { pathname, host } = new URL(route.request().url());
    if (host === new URL(origin).host && /^\/api\/v2\/media\/[\w.-]+$/.test(pathname)) return route.fulfill({ status: 404 });
    if (route.request().url() === `${origin}/`) return route.fulfill({ contentType: 'text/html', body: '' });
    reached.push(`a request: ${route.request().url()}`);
    return route.abort();
  });
  await page.goto(origin);
  return page;
}

/** What the browser made of it and must not have: handlers, elements that load or run, addresses other than links may have. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(String.raw`[...document.querySelectorAll('main *')].flatMap((element) => {
    const bad = element.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$|^srcset$|action$(?<!data-action)|^name$|:/.test(name));
    if (/script|style|frame|object|embed|form|base|meta|link|svg|math|template|input/.test(element.localName)) bad.push(element.localName);
    if (element.localName === 'a' && element.href && !/^(https?|mailto|tel):$/.test(element.protocol)) bad.push(element.href);
    return bad;
  })`);

async function show(documents: readonly string[], sanitize: (html: string) => string): Promise<string[]> {
  const reached: string[] = [];
  const page = await watchedPage(reached);
  for (let start = 0; start < documents.length; start += perPage) {
    const clean = documents.slice(start, start + perPage).map((html) => `<div>${sanitize(html)}</div>`);
    // As a document, by the parser of documents: scripts in it would run.
    await page.setContent(`<!doctype html><main>${clean.join('')}</main>`);
    expect(await page.locator('main > div').count()).toBe(clean.length);
    reached.push(...(await faults(page)));
  }
  await page.waitForTimeout(200);
  await page.close();
  return reached;
}

describe.each([
  ['an editor', sanitizeEditorHtml],
  ['an article', sanitizeContent],
])('the saved HTML of %s', (_name, sanitize) => {
  it('reaches nothing, whatever known payload it was', async () => {
    expect(await show(hostileHtml, sanitize)).toEqual([]);
  });
  it('reaches nothing in ten thousand documents', { timeout: 60_000 }, async () => {
    expect(await show(generateHostileHtml(10_000), sanitize)).toEqual([]);
  });
  it('stays as it is when it is sanitised again', () => {
    for (const html of [...hostileHtml, ...generateHostileHtml(2_000)]) {
      const once = sanitize(html);
      expect(sanitize(once)).toBe(once);
    }
  });
});

it('is watched by eyes that see', async () => {
  const seen = await show(
    [`<img src="https://${hitHost}/x.png" onerror="${hitFunction}()"><script>${hitFunction}()</script>`],
    (html) => html,
  );
  expect(seen).toEqual(expect.arrayContaining(['a script ran', `a request: https://${hitHost}/x.png`, 'onerror', 'script']));
});
