import { expect, it } from 'vitest';
import { mailto } from './mailto.ts';

const mail = (values: Partial<Parameters<typeof mailto>[0]>) => mailto({ email: 'a@b.example', subject: '', body: '', ...values });

it.each([
  [{}, 'mailto:a@b.example'],
  [{ subject: 'Frage' }, 'mailto:a@b.example?subject=Frage'],
  [{ body: 'Hallo' }, 'mailto:a@b.example?body=Hallo'],
  [{ subject: 'Rente & Rad? 100 % + mehr #1' }, 'mailto:a@b.example?subject=Rente%20%26%20Rad%3F%20100%20%25%20%2B%20mehr%20%231'],
  [{ body: 'Hallo,\n\nGrüße' }, 'mailto:a@b.example?body=Hallo%2C%0D%0A%0D%0AGr%C3%BC%C3%9Fe'],
  [{ body: 'a\r\nb\rc' }, 'mailto:a@b.example?body=a%0D%0Ab%0D%0Ac'],
  [{ subject: 'Frage\r\nBcc: evil@evil.example' }, 'mailto:a@b.example?subject=Frage%20Bcc%3A%20evil%40evil.example'],
  [{ email: 'a+b?bcc=x&y@b.example' }, 'mailto:a%2Bb%3Fbcc%3Dx%26y@b.example'],
  [{ subject: 'سؤال' }, 'mailto:a@b.example?subject=%D8%B3%D8%A4%D8%A7%D9%84'],
  [{ body: 'cut \ud83d' }, 'mailto:a@b.example?body=cut%20%EF%BF%BD'],
])('of %j is %s', (values, expected) => {
  expect(mail(values)).toBe(expected);
});

it('gives mail programs back what was written', () => {
  const written = { email: 'rente+rad@b.example', subject: 'Ja & nein = "vielleicht"?', body: 'Zeile 1\r\nZeile 2; 50 % + 50 %' };
  const { pathname, search } = new URL(mailto(written));
  // Not URLSearchParams alone, which would read a plus as a blank.
  const read = Object.fromEntries(
    search
      .slice(1)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent) as [string, string]),
  );
  expect({ email: decodeURIComponent(pathname), ...read }).toEqual(written);
});
