import type { Locale, LocalizedText } from '@foyer/server/seed';
import type { HotelFacts } from '../data/hotel.ts';
import { titleOf } from '../data/position.ts';
import type { Random } from '../random.ts';
import { locales } from '../schemas.ts';
import type { DemoPerson, World } from '../world.ts';
import type { ArticleText, Blueprint, CategoryId } from './blueprint.ts';
import { closings } from './closings.ts';
import { type Facts, fillSlots, quoted } from './grammar.ts';
import { blocksOf, blockToHtml } from './markup.ts';

/** The words of one article. */
export interface Written {
  title: LocalizedText;
  teaser: LocalizedText;
  content: LocalizedText;
}

/** Finds who speaks; undefined where the hotel has no one in such a position. */
export function castFor(random: Random, blueprint: Blueprint, hotel: HotelFacts, world: World): DemoPerson[] | undefined {
  const cast: DemoPerson[] = [];
  for (const role of blueprint.cast) {
    const group = role.startsWith('group:');
    const key = group ? role.slice('group:'.length) : role;
    const people = (group ? world.headOffice : world.staffOf(hotel)).filter(
      (person) => person.position.key === key && !cast.includes(person),
    );
    if (people.length === 0) return undefined;
    cast.push(random.pick(people));
  }
  return cast;
}

/** Draws the figures a blueprint needs. */
export function figuresFor(random: Random, blueprint: Blueprint): Record<string, number> {
  const drawn = Object.entries(blueprint.figures ?? {}).map(
    ([name, [min, max, step = 1]]) => [name, min + step * random.int(0, Math.floor((max - min) / step))] as const,
  );
  return Object.fromEntries(drawn);
}

interface Choice {
  edition: number;
  /** Which alternative is taken, by block. */
  alternatives: readonly number[];
  /** Which of the category's closing paragraphs is taken. */
  closing: number;
}

function bodyOf(text: ArticleText, category: CategoryId, facts: Facts, locale: Locale, choice: Choice): string {
  const special = (block: string): string | undefined => {
    const ours = locale === 'de_DE' || locale === 'en_GB' ? locale : undefined;
    if (block === '@house') return ours && facts.hotel.about[ours];
    if (block === '@close') return ours && closings[ours][category][choice.closing % closings[ours][category].length];
    return block;
  };
  const quote = (speaker: string, said: string) => {
    const person = facts.cast[speaker.charCodeAt(0) - 97];
    if (!person) throw new Error(`No one is cast as ${speaker}.`);
    return {
      text: quoted(said, locale),
      name: `${person.firstname} ${person.lastname}`,
      role: titleOf(person.position, person.gender)[locale],
      comma: locale === 'ar' ? '،' : ',',
    };
  };
  return blocksOf(text.body)
    .map((alternatives, i) => special(alternatives[(choice.alternatives[i] ?? 0) % alternatives.length]!))
    .map((block) => (block ? blockToHtml(fillSlots(block, facts, locale), quote) : ''))
    .join('');
}

/** The headlines an edition may have, the preferred one first; every language takes the one with the same number. */
export const titleNumbers = (blueprint: Blueprint, edition: number): number[] => {
  const count = blueprint.text.de_DE.titles.length;
  return Array.from({ length: count }, (_, i) => (edition + i) % count);
};

/** Writes the blueprint with these facts in every language it has; later editions only in German and English. */
export function writeArticle(blueprint: Blueprint, facts: Facts, title: number, choice: Choice): Written {
  const written: Written = { title: {}, teaser: {}, content: {} };
  for (const locale of locales) {
    const text = blueprint.text[locale];
    if (!text || (choice.edition > 0 && locale !== 'de_DE' && locale !== 'en_GB')) continue;
    written.title[locale] = fillSlots(text.titles[title % text.titles.length]!, facts, locale);
    written.teaser[locale] = fillSlots(text.teasers[choice.edition % text.teasers.length]!, facts, locale);
    written.content[locale] = bodyOf(text, blueprint.category, facts, locale, choice);
  }
  return written;
}
