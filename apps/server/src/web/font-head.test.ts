import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fontHead } from './font-head.ts';

const fonts = { pair: 'classic', urls: ['/assets/text.woff2', '/assets/headline.woff2'] } as const;

/** Runs the head's script on a line; says what it asks for and which stacks it names. */
function run(connection: { rtt: number; saveData?: boolean } | undefined) {
  const asked: string[] = [];
  const stacks: Record<string, string> = {};
  const document = {
    createElement: () => ({}),
    head: { append: (face: { rel: string; href: string }) => asked.push(`${face.rel} ${face.href}`) },
    documentElement: { style: { setProperty: (name: string, value: string) => (stacks[name] = value) } },
  };
  const [, script] = /^<script nonce="abc">(.*)<\/script>$/s.exec(fontHead({ ...fonts, known: false }, 'abc'))!;
  runInNewContext(script!, { navigator: { connection }, document });
  return { asked, stacks };
}

describe('the faces of a first view', () => {
  it('are asked for at once where the visitor was here before', () => {
    const head = fontHead({ ...fonts, known: true }, 'abc');
    expect(head).not.toContain('<script');
    for (const url of fonts.urls) expect(head).toContain(`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`);
  });

  it.each([
    ['a browser that does not name its line', undefined],
    ['a quick line', { rtt: 100 }],
  ])('are asked for at once on a first visit: %s', (_name, connection) => {
    expect(run(connection)).toEqual({ asked: fonts.urls.map((url) => `preload ${url}`), stacks: {} });
  });

  it.each([
    ['a slow line', { rtt: 150 }],
    ['a line whose data is dear', { rtt: 50, saveData: true }],
  ])('come later, and the fallbacks stay: %s', (_name, connection) => {
    expect(run(connection)).toEqual({
      asked: [],
      stacks: {
        '--foyer-font-text': "'Foyer Classic Text Fallback', system-ui, sans-serif",
        '--foyer-font-headline': "'Foyer Classic Headline Fallback', Georgia, serif",
      },
    });
  });
});
