import type { Locale, LocalizedText } from '@foyer/server/seed';
import { z } from 'zod';
import type { DemoPage } from './page.ts';
import { readJson, readText } from './read-content.ts';
import { everyLanguage } from './schemas.ts';

/** Who runs the portal; texts name these in braces. */
export interface Operator {
  name: string;
  /** Street, place. */
  address: string;
  /** Who acts for the company. */
  manager: string;
  register: string;
  /** The domain of its addresses. */
  domain: string;
}

const titles = readJson('legal/titles.json', z.record(z.enum(['imprint', 'privacy', 'terms']), everyLanguage));

/** The languages the texts are written in. */
const written = ['de_DE', 'en_GB', 'it_IT'] as const satisfies readonly Locale[];

interface Section {
  title: string;
  text: string;
}

/** The headings of a text with the paragraphs below each. */
function sectionsOf(body: string): Section[] {
  return body.split(/^## /m).flatMap((section) => {
    const end = section.indexOf('\n');
    return end < 0 ? [] : [{ title: section.slice(0, end), text: section.slice(end).trim() }];
  });
}

const texts = Object.entries(titles).map(([id, title]) => {
  const byLocale = written.map((locale) => [locale, sectionsOf(readText(`legal/${id}/${locale}.md`))] as const);
  return { id, title, byLocale };
});

/** Imprint, privacy and terms of a company. */
export function legalPages(operator: Operator): DemoPage[] {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, slot: string) => operator[slot as keyof Operator]);
  return texts.map(({ id, title, byLocale }) => {
    const inEach = (index: number, part: keyof Section): LocalizedText =>
      Object.fromEntries(byLocale.map(([locale, sections]) => [locale, fill(sections[index]![part])]));
    const entries = byLocale[0]![1].map((_, index) => ({
      ...{ id: `${id}-${index + 1}`, title: inEach(index, 'title'), description: inEach(index, 'text') },
    }));
    const none = Object.fromEntries(Object.keys(title).map((locale) => [locale, '']));
    return {
      id,
      type: 'page',
      title,
      modules: [{ id: `${id}-text`, type: 'text_image_switch', title: none, config: { buttons: 'none', entries } }],
    };
  });
}
