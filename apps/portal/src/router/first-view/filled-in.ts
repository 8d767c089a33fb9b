import type { RenderedText } from '@foyer/api';
import { randomUUID } from 'node:crypto';
import { addSymbols, type IconSymbols, pointToSymbols } from './icon-symbols.ts';
import type { KeptModule } from './shared-store.ts';

// Nothing that is written by anyone can hold it.
const mark = randomUUID();
const [opening, closing] = [`<template id="${mark} `, '"></template>'];

/** The id of an element in the place of which there is already something. */
export const elementOf = (index: number): string => `${mark} ${index}`;

/** What React renders in the place of a module that is there already: that it has not to be copied for each document. */
export const placeOf = (index: number): string => `${opening}${index}${closing}`;

/** What React renders in the place of the inline script. */
export const scriptPlace = `"${mark}"`;

/** The module's HTML, its icons pointing to the symbols of the document. */
function pointed(kept: KeptModule, symbols: IconSymbols): string | Uint8Array {
  if (!kept.pointed) {
    const own: IconSymbols = new Map();
    kept.pointed = { html: Buffer.from(pointToSymbols(kept.html, own)), symbols: own };
  }
  const isOther = ([name, symbol]: [string, string]): boolean => (symbols.get(name) ?? symbol) !== symbol;
  if ([...kept.pointed.symbols].some(isOther)) return pointToSymbols(kept.html, symbols);
  for (const [name, symbol] of kept.pointed.symbols) symbols.set(name, symbol);
  return kept.pointed.html;
}

/** A rendered document with the modules and parts that were there, its script, and each icon once. */
export function filledIn(html: string, modules: readonly KeptModule[], script = ''): RenderedText {
  const symbols: IconSymbols = new Map();
  const text = pointToSymbols(html, symbols).replace(scriptPlace, () => script);
  const [first = '', ...others] = text.split(opening);
  const more = others.flatMap((part) => {
    const end = part.indexOf(closing);
    return [pointed(modules[Number(part.slice(0, end))]!, symbols), part.slice(end + closing.length)];
  });
  return { html: addSymbols(first, symbols), more };
}
