import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';

const dir = mkdtempSync(join(tmpdir(), 'foyer-assets-'));
const manifest = {
  'src/router/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_shared.js'], css: ['assets/entry-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js', imports: ['src/router/entry-client.tsx'], css: ['assets/shared-1.css'] },
  'src/login.tsx': { file: 'assets/login-1.js', imports: ['_shared.js'], css: ['assets/login-1.css'] },
};

beforeAll(() => {
  mkdirSync(join(dir, '.vite'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['entry', 'shared', 'login']) writeFileSync(join(dir, `assets/${name}-1.css`), `.${name}{color:red}`);
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('the assets of a view', () => {
  it('are the entry and what the view is made of, each once', () => {
    const { styles, scripts } = readAssets(dir);
    const sources = ['src/login.tsx', 'src/login.tsx', 'not/built.tsx'];
    const html = styles(sources, 'abc', false) + scripts({ sources, laterSources: [] }, 'abc');
    for (const name of ['entry', 'shared', 'login']) {
      expect(html.split(`.${name}{color:red}`)).toHaveLength(2);
      expect(html.split(`"/assets/${name}-1.js"`)).toHaveLength(2);
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${name}-1.css" disabled>`);
    }
    expect(html).toContain('<meta property="csp-nonce" nonce="abc">');
    expect(html).toContain('<style nonce="abc">');
    // the entry comes first: it is the one that is run
    expect(html).toMatch(/<script nonce="abc">.*var all=\["\/assets\/entry-1\.js"/);
  });

  it('leave out what the view does not need', () => {
    const { styles, scripts } = readAssets(dir);
    expect(styles([], 'abc', false) + scripts({ sources: [], laterSources: [] }, 'abc')).not.toContain('login');
  });

  it('have the styles of what comes later, and not its scripts', () => {
    const { moreStyles, scripts } = readAssets(dir);
    const later = { sources: [], laterSources: ['src/login.tsx'] };
    expect(moreStyles(later, [], 'abc')).toBe(
      '<style nonce="abc">.login{color:red}</style><link rel="stylesheet" href="/assets/login-1.css" disabled>',
    );
    expect(scripts(later, 'abc')).not.toContain('login-1.js');
  });

  it('are linked where they are large and the head leaves early', () => {
    const large = `.shared{color:blue}${' '.repeat(8_000)}`;
    writeFileSync(join(dir, 'assets/shared-1.css'), large);
    const { styles } = readAssets(dir);
    const early = styles(['src/login.tsx'], 'abc', true);
    expect(early).toContain(
      '<link rel="stylesheet" href="/assets/shared-1.css"><style nonce="abc">.entry{color:red}\n.login{color:red}</style>',
    );
    expect(early).not.toContain('blue');
    expect(styles(['src/login.tsx'], 'abc', false)).toContain(large);
  });

  it('send no style twice', () => {
    const later = { sources: [], laterSources: ['src/login.tsx'] };
    expect(readAssets(dir).moreStyles(later, ['src/login.tsx'], 'abc')).toBe('');
  });
});
