import type { RenderedParts } from '@foyer/api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** What a document needs from the portal's browser build. */
export interface Assets {
  /** Head content for a view made of these source files: critical styles inline, and what fetches its scripts. */
  head(parts: RenderedParts, nonce: string): string;
}

interface View {
  scripts: string[];
  styles: string[];
  css: string;
}

/**
 * Fetches a view's scripts, the first of which is the entry, once the document has been read and its most important picture is there: on a slow
 * line scripts would take the picture's share. What visitors do meanwhile is kept (the portal's `early-input.ts`).
 */
const startScripts = (addresses: readonly string[]): string =>
  `addEventListener('DOMContentLoaded',function(){var all=${JSON.stringify(addresses)},begun;` +
  'function begin(){if(begun)return;begun=1;all.forEach(function(href,i){' +
  "var e=document.createElement(i?'link':'script');if(i){e.rel='modulepreload';e.href=href}else{e.type='module';e.src=href}document.head.append(e)})}" +
  "var picture=document.querySelector('img[fetchpriority=high]');if(!picture||picture.complete)return begin();" +
  "picture.addEventListener('load',begin);picture.addEventListener('error',begin);setTimeout(begin,1500)})";

/** Anyone who is taken to a place further down finds the whole page laid out (`data-far` in the portal's modules). */
const markWhole =
  "if(location.hash||(performance.getEntriesByType('navigation')[0]||{}).type!='navigate')document.documentElement.dataset.whole='';";

/** Reads the browser build of the portal once. Views are few (sets of routes and modules), so each is assembled once. */
export function readAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error(`The portal's build in ${clientDir} has no entry.`);
  const views = new Map<string, View>();

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
    return {
      scripts: atOnce,
      styles: [...styles],
      css: [...styles].map((file) => readFileSync(join(clientDir, file), 'utf8')).join('\n'),
    };
  };

  const view = (parts: RenderedParts): View => {
    const key = [...parts.sources, '', ...parts.laterSources].join('|');
    const known = views.get(key) ?? assemble(parts);
    views.set(key, known);
    return known;
  };

  return {
    head(parts, nonce) {
      const { css, styles, scripts } = view(parts);
      return [
        // Libraries that add a style sheet of their own read it there (react-aria does, at the first control that can be pressed).
        `<meta property="csp-nonce" nonce="${nonce}">`,
        `<style nonce="${nonce}">${css}</style>`,
        // The browser never loads a disabled sheet; Vite's loader finds it in place and does not fetch what is inlined above.
        ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
        `<script nonce="${nonce}">${markWhole}${startScripts(scripts.map((file) => `/${file}`))}</script>`,
      ].join('');
    },
  };
}
