import type { RenderedParts } from '@foyer/api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startScripts } from './start-scripts.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** What a document needs from the portal's browser build. */
export interface Assets {
  /** What a head begins with: the critical styles of these source files. Inline but for large sheets where `early`, which come while the server still reads. */
  styles(sources: readonly string[], nonce: string, early: boolean): string;
  /** The styles of a view that `sent` did not bring. */
  moreStyles(parts: RenderedParts, sent: readonly string[], nonce: string): string;
  /** What fetches a view's scripts. */
  scripts(parts: RenderedParts, nonce: string): string;
}

interface View {
  /** Those of `sources`; what comes later is fetched by what shows it. */
  scripts: string[];
  styles: string[];
}

/** A larger sheet is worth a request of its own where nothing waits for it: browsers keep it, and documents weigh a third less. In bytes. */
const large = 8_000;

/** Reads the browser build of the portal once. Views are few (sets of routes and modules), so each is assembled once. */
export function readAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error(`The portal's build in ${clientDir} has no entry.`);
  const views = new Map<string, View>();
  const sheets = new Map<string, string>();
  const joined = new Map<string, string>();

  const read = (file: string): string => {
    const sheet = sheets.get(file) ?? readFileSync(join(clientDir, file), 'utf8');
    sheets.set(file, sheet);
    return sheet;
  };

  const assemble = ({ sources, laterSources }: RenderedParts): View => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || scripts.has(chunk.file)) return;
      scripts.add(chunk.file);
      chunk.imports?.forEach(visit);
      chunk.css?.forEach((file) => styles.add(file));
    };
    [entry[0], ...sources].forEach(visit);
    const atOnce = [...scripts];
    laterSources.forEach(visit);
    return { scripts: atOnce, styles: [...styles] };
  };

  const view = (parts: RenderedParts): View => {
    const key = [...parts.sources, '', ...parts.laterSources].join('|');
    const known = views.get(key) ?? assemble(parts);
    views.set(key, known);
    return known;
  };

  /** The texts of sheets, and links to them: made once for a view. */
  const together = (styles: readonly string[]): string => {
    const key = styles.join('|');
    const known = joined.get(key);
    if (known !== undefined) return known;
    // The browser never loads a disabled sheet; Vite's loader finds it in place and does not fetch what is inlined.
    const disabled = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    const text = `${styles.map(read).join('\n')}</style>${disabled.join('')}`;
    joined.set(key, text);
    return text;
  };

  const inline = (styles: readonly string[], nonce: string): string =>
    styles.length === 0 ? '' : `<style nonce="${nonce}">${together(styles)}`;

  const linked = (styles: readonly string[]): string => styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');

  const stylesOf = (sources: readonly string[]): string[] => view({ sources, laterSources: [] }).styles;

  return {
    // Libraries that add a style sheet of their own read the nonce there (react-aria does, at the first control that can be pressed).
    styles(sources, nonce, early) {
      const sheets = stylesOf(sources);
      const [first, second] = early
        ? [sheets.filter((file) => read(file).length >= large), sheets.filter((file) => read(file).length < large)]
        : [[], sheets];
      return `<meta property="csp-nonce" nonce="${nonce}">${linked(first)}${inline(second, nonce)}`;
    },
    moreStyles(parts, sent, nonce) {
      const known = new Set(stylesOf(sent));
      const more = view(parts).styles.filter((file) => !known.has(file));
      return inline(more, nonce);
    },
    scripts(parts, nonce) {
      const addresses = view(parts).scripts.map((file) => `/${file}`);
      return `<script nonce="${nonce}">${startScripts(addresses)}</script>`;
    },
  };
}
