import { describe, expect, it } from 'vitest';
import { CsvRefusal, readAccountsCsv } from './read-accounts.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'le' | 'be'): Buffer =>
  order === 'le' ? Buffer.from(text, 'utf16le') : Buffer.from(text, 'utf16le').swap16();

const umlauts = 'Benutzername;E-Mail;Vorname;Nachname\njgruen;j@a.example;Jürgen;Grün\n';
const expected = { username: 'jgruen', email: 'j@a.example', firstname: 'Jürgen', lastname: 'Grün' };

describe('a file of accounts', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8(umlauts)],
    ['UTF-8 with a mark', utf8(`\uFEFF${umlauts}`)],
    ['UTF-16 with a mark', utf16(`\uFEFF${umlauts}`, 'le')],
    ['UTF-16 the other way round', utf16(`\uFEFF${umlauts}`, 'be')],
    ['UTF-16 without a mark', utf16(umlauts, 'le')],
    ['UTF-16 without a mark, the other way round', utf16(umlauts, 'be')],
    ['Windows-1252', Buffer.from(umlauts, 'latin1')],
    ['UTF-8 with the separator named by Excel', utf8(`sep=;\r\n${umlauts}`)],
    ['UTF-8 with old line ends', utf8(umlauts.replaceAll('\n', '\r'))],
  ])('is read in %s', (_, bytes) => {
    expect(readAccountsCsv(bytes).rows.map(({ input }) => input)).toEqual([expected]);
  });

  it.each([',', ';', '\t'])('is read with %j between the cells', (delimiter) => {
    const file = readAccountsCsv(utf8(umlauts.replaceAll(';', delimiter)));
    expect(file.rows[0]!.input).toEqual(expected);
    expect(file.delimiter).toBe(delimiter);
  });

  it.each([
    'username,email,firstname,lastname',
    'User Name,E-Mail Address,First name,Surname',
    'BENUTZER,e-mail-adresse, Vorname ,Familienname',
    'login,Mail,Given Name,Last_Name',
  ])('may name its columns %j', (header) => {
    expect(readAccountsCsv(utf8(`${header}\na,b@c.example,D,E`)).rows[0]!.input).toEqual({
      ...{ username: 'a', email: 'b@c.example', firstname: 'D', lastname: 'E' },
    });
  });

  it('has its rows counted as editors count lines', () => {
    const text = '\nusername,email,firstname,lastname,title\na,b,c,d,"two\nlines"\n\n,,,,\ne,f,g,h,\n';
    expect(readAccountsCsv(utf8(text)).rows.map(({ line, input }) => [line, input.username])).toEqual([
      [3, 'a'],
      [7, 'e'],
    ]);
    expect(readAccountsCsv(utf8('sep=,\nusername,email,firstname,lastname\na,b,c,d')).rows[0]!.line).toBe(3);
  });

  it('keeps a comma and a quotation mark inside a cell, and reports unknown columns', () => {
    const file = readAccountsCsv(utf8('username,email,firstname,lastname,Schuhgröße\na,b,"c ""x"", y",d,43'));
    expect(file.rows[0]!.input).toMatchObject({ firstname: 'c "x", y' });
    expect(file.unknown).toEqual(['Schuhgröße']);
  });

  it.each([
    ['', /^The file is empty/],
    ['Benutzername;Vorname;Nachname\na;b;c', /lacks the column "E-Mail" \(email\)\. Its first line names "Benutzername", "Vorname"/],
    ['a;b;c\n1;2;3', /lacks the columns "Benutzername" \(username\), "E-Mail"/],
    ['username,email,firstname,lastname,Vorname\n', /"firstname" and "Vorname" mean the same/],
    ['username,email,firstname,lastname\na,"b,c,d\ne,f,g,h\n', /no sound CSV around line \d+: Quote Not Closed/],
  ])('is refused: %j', (text, message) => {
    expect(() => readAccountsCsv(utf8(text))).toThrow(CsvRefusal);
    expect(() => readAccountsCsv(utf8(text))).toThrow(message);
  });
});
