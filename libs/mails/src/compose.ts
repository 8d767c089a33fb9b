import { locales, wordingOf } from '@foyer/locales';
import { isMailAddress } from './address.ts';
import { mailHtml, type MailLayout, mailText } from './html.ts';
import type { Mail } from './kinds.ts';
import type { MailBrand } from './look.ts';
import { oneLine } from './one-line.ts';
import { wordsOf } from './words.ts';

/** A mail ready to be sent, but for the picture of the logo. */
export interface MailMessage {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
}

/** Who sends. */
export interface MailSender {
  /** The configured address of the portal. */
  publicUrl: string;
  /** The bare address mails come from. */
  mailFrom: string;
}

/** An address out of the values. Throws where it leads anywhere but to the portal: a mail in the customer's name must not. */
function ownAddress(value: string, origins: readonly string[]): string {
  const url = URL.parse(value);
  if (!url || !origins.includes(url.origin)) throw new Error('A mail was given an address that is not the portal’s');
  return url.href;
}

/** One-click leaving (RFC 8058), which large mail services ask of every newsletter. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Composes a mail. Its Message-ID is made from `id`, so that a mail that had to be sent twice is known as one. Throws where it holds something that no
 * mail may carry.
 */
export function composeMail(id: string, mail: Mail, brand: MailBrand, { publicUrl, mailFrom }: MailSender): MailMessage {
  const { kind, to, locale, values } = mail;
  if (!isMailAddress(to)) throw new Error('The recipient is no address');
  const portal = oneLine(brand.portal);
  const origins = [new URL(publicUrl).origin, brand.origin];
  const unsubscribeUrl = 'unsubscribe_url' in values ? ownAddress(values.unsubscribe_url, origins) : undefined;
  const layout: MailLayout = {
    words: wordsOf(kind, wordingOf(locale, brand.formOfAddress), { ...values, portal }),
    url: ownAddress(values.url, origins),
    unsubscribeUrl,
    brand: { ...brand, portal },
    lang: locales[locale].tag,
    direction: locales[locale].direction,
  };
  return {
    from: { name: portal, address: mailFrom },
    to: { name: '', address: to },
    subject: layout.words.subject,
    text: mailText(layout),
    html: mailHtml(layout),
    messageId: `<${id}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': layout.lang,
      ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
    },
  };
}
