import type { Config } from '../config.ts';
import type { Locale } from '../db/types.ts';
import { localeTags } from '../http/locale.ts';
import { translate } from '../http/messages.ts';
import { isMailAddress } from './mail.address.ts';
import type { MailBrand } from './mail.brand.ts';
import { logoCid, mailHtml, type MailLayout, mailText, type MailWords } from './mail.html.ts';
import type { OutboxRow } from './mail.repository.ts';

/** A mail as nodemailer takes it. */
export interface MailMessage {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  attachments: { filename: string; cid: string; content: Buffer; contentType: string; contentDisposition: 'inline' }[];
}

type Values = Record<string, string | number>;

const rightToLeft: ReadonlySet<Locale> = new Set<Locale>(['ar']);

/** One line: whatever a name holds, it cannot begin a header of its own, nor turn the reading direction of what follows. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

function wordsOf(kind: string, locale: Locale, values: Values): MailWords {
  const say = (part: string): string => translate(locale, `mail.${part}`, values);
  const own = (part: string): string => oneLine(say(`${kind}.${part}`));
  return {
    subject: own('subject'),
    title: own('title'),
    greeting: values['name'] ? oneLine(say('greeting')) : undefined,
    text: own('text'),
    action: own('action'),
    note: own('note'),
    fallback: say('fallback'),
    footer: oneLine(say('footer')),
    unsubscribe: say('unsubscribe'),
  };
}

/** An address out of the values. Throws where it leads anywhere but to the portal: a mail in the customer's name must not. */
function ownAddress(value: string | number | undefined, origins: readonly string[]): string {
  const url = URL.parse(String(value));
  if (!url || !origins.includes(url.origin)) throw new Error('A mail was given an address that is not the portal’s');
  return url.href;
}

/** One-click leaving (RFC 8058), which large mail services ask of every newsletter. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Composes a mail of the outbox. Its Message-ID is made from the row's id, so that a mail that had to be sent twice is known as one. Throws where the row
 * holds something that no mail may carry.
 */
export function composeMail(
  row: OutboxRow,
  brand: MailBrand,
  { publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>,
): MailMessage {
  const { id, kind, locale, recipient, values, createdAt } = row;
  if (!isMailAddress(recipient)) throw new Error('The recipient is no address');
  const { url, unsubscribe_url: leave, ...rest } = values;
  const portal = oneLine(brand.portal);
  const origins = [new URL(publicUrl).origin, brand.origin];
  const unsubscribeUrl = leave === undefined ? undefined : ownAddress(leave, origins);
  const layout: MailLayout = {
    words: wordsOf(kind, locale, { ...rest, portal }),
    url: ownAddress(url, origins),
    unsubscribeUrl,
    brand: { ...brand, portal },
    lang: localeTags[locale],
    rightToLeft: rightToLeft.has(locale),
  };
  const inline = { filename: 'logo.png', cid: logoCid, contentType: 'image/png', contentDisposition: 'inline' } as const;
  return {
    from: { name: portal, address: mailFrom },
    to: { name: '', address: recipient },
    subject: layout.words.subject,
    text: mailText(layout),
    html: mailHtml(layout),
    messageId: `<${id}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}>`,
    date: createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': layout.lang,
      ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
    },
    attachments: brand.logo ? [{ ...inline, content: brand.logo.png }] : [],
  };
}
