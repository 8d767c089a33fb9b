import type { Wording } from '@foyer/locales';
import ar from '../lang/ar.json' with { type: 'json' };
import deDe from '../lang/de_DE.json' with { type: 'json' };
import deDeInformal from '../lang/de_DE.informal.json' with { type: 'json' };
import enGb from '../lang/en_GB.json' with { type: 'json' };
import frFr from '../lang/fr_FR.json' with { type: 'json' };
import itIt from '../lang/it_IT.json' with { type: 'json' };
import nlNl from '../lang/nl_NL.json' with { type: 'json' };

/** The words of one language; English says which there are. */
type Texts = Readonly<Record<keyof typeof enGb, string>>;

/** The words of every language, German in both forms of address. A text that a language lacks does not compile. */
export const languages = {
  ar,
  de_DE: deDe,
  // Those alone that differ.
  'de_DE.informal': { ...deDe, ...deDeInformal },
  en_GB: enGb,
  fr_FR: frFr,
  it_IT: itIt,
  nl_NL: nlNl,
} as const satisfies Record<Wording, Texts>;

/** The id of a text: `footer`, `password_reset.subject`. */
export type TextId = keyof Texts;

/** What every kind of mail says. */
export type OwnPart = 'subject' | 'title' | 'text' | 'action' | 'note';

/** A kind of mail that has all its words. */
export type WordedKind = TextId extends infer Id ? (Id extends `${infer Kind}.subject` ? Kind : never) : never;
