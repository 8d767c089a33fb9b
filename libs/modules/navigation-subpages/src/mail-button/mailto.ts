import type { Schemas } from '@foyer/api';

/** Half a character, as a cut text may end in one, cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const onOneLine = (text: string): string =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** Mail addresses keep their `@`; everything else that could begin another field is encoded (RFC 6068). */
const encodeAddress = (email: string): string => email.split('@').map(encode).join('@');

/**
 * The address that opens a mail program with the message written: subject on one line, line breaks of the body as the standard wants them
 * (`%0D%0A`), blanks as `%20`, since some programs show a plus.
 */
export function mailto({ email, subject, body }: Schemas['FeatureEmail']): string {
  const fields = [
    ['subject', onOneLine(subject)],
    ['body', body.replace(/\r\n?|\n/g, '\r\n')],
  ].flatMap(([name = '', text = '']) => (text ? `${name}=${encode(text)}` : []));
  return `mailto:${encodeAddress(email)}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
