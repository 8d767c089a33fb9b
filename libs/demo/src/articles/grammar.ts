import type { Locale } from '@foyer/server/seed';
import type { HotelFacts } from '../data/hotel.ts';
import { titleOf } from '../data/position.ts';
import type { DemoPerson } from '../world.ts';

/** The language tag for dates and figures; Arabic texts of the group are written with Western digits. */
const tags: Record<Locale, string> = { de_DE: 'de-DE', en_GB: 'en-GB', fr_FR: 'fr-FR', it_IT: 'it-IT', nl_NL: 'nl-NL', ar: 'ar-u-nu-latn' };

const quotes: Record<Locale, readonly [string, string]> = {
  de_DE: ['„', '“'],
  en_GB: ['“', '”'],
  fr_FR: ['« ', ' »'],
  it_IT: ['«', '»'],
  nl_NL: ['“', '”'],
  ar: ['«', '»'],
};

const german = {
  der: { the: 'der', 'the.acc': 'den', 'the.dat': 'dem', at: 'im', from: 'aus dem', of: 'des Hotels' },
  das: { the: 'das', 'the.acc': 'das', 'the.dat': 'dem', at: 'im', from: 'aus dem', of: 'des Hotels' },
  die: { the: 'die', 'the.acc': 'die', 'the.dat': 'der', at: 'in der', from: 'aus der', of: 'der' },
};

type Phrase = 'hotel' | keyof (typeof german)['der'];

/**
 * How a sentence names a hotel: its name, with article (in German also as an object), "at …" and "from …", in German also "of …": what comes from
 * a house is from it, what belongs to it is of it.
 */
function hotelPhrases(hotel: HotelFacts, locale: Locale): Partial<Record<Phrase, string>> {
  const { name } = hotel;
  switch (locale) {
    case 'de_DE': {
      const words = german[hotel.german];
      const phrases = Object.entries(words).map(([phrase, word]) => [phrase, `${word} ${name}`.replace('Hotels Hotel ', 'Hotels ')]);
      return { hotel: name, ...Object.fromEntries(phrases) };
    }
    case 'fr_FR':
      return { hotel: name, the: `l’hôtel ${name}`, at: `à l’hôtel ${name}`, from: `de l’hôtel ${name}` };
    case 'it_IT':
      return { hotel: name, the: `l’hotel ${name}`, at: `all’hotel ${name}`, from: `dell’hotel ${name}` };
    case 'nl_NL':
      return { hotel: name, the: `hotel ${name}`, at: `in hotel ${name}`, from: `van hotel ${name}` };
    case 'ar':
      return {
        hotel: hotel.arabicName,
        the: `فندق ${hotel.arabicName}`,
        at: `في فندق ${hotel.arabicName}`,
        from: `من فندق ${hotel.arabicName}`,
      };
    default:
      return { hotel: name, the: name, at: `at ${name}`, from: `from ${name}` };
  }
}

/** What the slots of one article are filled with. */
export interface Facts {
  hotel: HotelFacts;
  other: HotelFacts;
  cast: readonly DemoPerson[];
  figures: Readonly<Record<string, number>>;
  /** First day of the event, `YYYY-MM-DD`. */
  date?: string;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function dateIn(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

const numberIn = (value: number, locale: Locale) => new Intl.NumberFormat(tags[locale]).format(value);

function personSlot(person: DemoPerson, part: string, locale: Locale): string | undefined {
  if (part === '') return `${person.firstname} ${person.lastname}`;
  if (part === '.first') return person.firstname;
  if (part === '.role') return titleOf(person.position, person.gender)[locale];
  if (part.startsWith('?')) return part.slice(1).split('|')[person.gender === 'f' ? 0 : 1];
  return undefined;
}

/** What French and Italian change before a vowel; texts cannot know which name fills a slot. */
function elide(text: string, locale: Locale): string {
  if (locale === 'fr_FR') return text.replace(/(?<!\p{L})([Dd])e (?=[AEIOUÀÂÉÈÊÎÔ])/gu, '$1’');
  if (locale === 'it_IT') return text.replace(/(?<!\p{L})([Aa]) (?=A)/gu, '$1d ');
  return text;
}

/** Fills the slots of a text; an unknown one is a mistake in the text and throws. A capital first letter asks for a capital. */
export function fillSlots(text: string, facts: Facts, locale: Locale): string {
  const own = hotelPhrases(facts.hotel, locale);
  const other = hotelPhrases(facts.other, locale);
  const lookUp = (slot: string): string | undefined => {
    if (slot in own) return own[slot as Phrase];
    if (slot === 'city') return facts.hotel.city[locale];
    if (slot === 'region') return facts.hotel.region[locale];
    if (slot === 'rooms') return numberIn(facts.hotel.rooms, locale);
    if (slot === 'other') return other.hotel;
    if (slot === 'other.city') return facts.other.city[locale];
    if (slot.startsWith('other.')) return other[slot.slice(6) as Phrase];
    if (slot === 'date' && facts.date) return dateIn(facts.date, locale);
    if (slot in facts.figures) return numberIn(facts.figures[slot]!, locale);
    const person = /^[abc](?![a-z])/.test(slot) ? facts.cast[slot.charCodeAt(0) - 97] : undefined;
    return person && personSlot(person, slot.slice(1), locale);
  };
  const filled = text.replace(/\{([^{}]+)\}/g, (_, slot: string) => {
    const found = lookUp(slot) ?? lookUp(slot.charAt(0).toLowerCase() + slot.slice(1));
    if (found === undefined) throw new Error(`Nothing fills the slot {${slot}} in: ${text.slice(0, 80)}`);
    return slot.charAt(0) !== slot.charAt(0).toLowerCase() ? capital(found) : found;
  });
  return elide(filled, locale);
}

/** Puts a text into the language's quotation marks. */
export const quoted = (text: string, locale: Locale) => `${quotes[locale][0]}${text}${quotes[locale][1]}`;
