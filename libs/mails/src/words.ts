import { localeOfWording, localeTags, type Wording } from '@foyer/locales';
import { createIntl, createIntlCache } from '@formatjs/intl';
// By a name of our own: what browsers load has no parser (`tools/vite/base.ts`), and stories word mails from their texts.
import { parse } from '#message-parser';
import type { MailKind } from './kinds.ts';
import { languages, type OwnPart, type TextId } from './languages.ts';
import { oneLine } from './one-line.ts';

/** The words of a mail, plain text. */
export interface MailWords extends Record<OwnPart, string> {
  greeting: string | undefined;
  fallback: string;
  footer: string;
  unsubscribe: string;
}

const cache = createIntlCache();

/** Words a mail. Throws where a text asks for a value that is not given. */
export function wordsOf(kind: MailKind, wording: Wording, values: Record<string, string | number>): MailWords {
  const tag = localeTags[localeOfWording(wording)];
  const fail = (error: Error): never => {
    throw error;
  };
  const intl = createIntl<string>({ locale: tag, defaultLocale: tag, onError: fail }, cache);
  const say = (id: TextId): string => oneLine(String(intl.formatMessage({ id, defaultMessage: parse(languages[wording][id]) }, values)));
  const own = (part: OwnPart): string => say(`${kind}.${part}`);
  return {
    subject: own('subject'),
    title: own('title'),
    greeting: values['name'] ? say('greeting') : undefined,
    text: own('text'),
    action: own('action'),
    note: own('note'),
    fallback: say('fallback'),
    footer: say('footer'),
    unsubscribe: say('unsubscribe'),
  };
}
