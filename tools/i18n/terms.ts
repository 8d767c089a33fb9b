/** A wording that a language does not use, and the one it does. */
interface Term {
  avoid: RegExp;
  use: string;
}

/** A year of two digits in a date that is written out. */
const shortYear: Term = { avoid: /\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b(?![./-])/, use: 'years with four digits' };

/** One word for one thing, in each language. */
const terms: Record<string, Term[]> = {
  en_GB: [
    { avoid: /\bsign(?:ed)? (?:in|out)\b|\bsigning (?:in|out)\b/i, use: '“log in” and “log out”' },
    { avoid: /\b(?:somebody|nobody|everybody|anybody|whoever|anew)\b/i, use: '“someone”, “no one”, “everyone”, “anyone”, “again”' },
    { avoid: /\bdashboard\b/i, use: '“Home”' },
    { avoid: /\buser name\b/i, use: '“username”' },
    { avoid: /(?<![\w-])mails?\b/i, use: '“e-mail”' },
    { avoid: /\bthe administration\b/i, use: '“your administrator”' },
  ],
  de_DE: [
    { avoid: /administration/i, use: '„Verwaltung“' },
    { avoid: /versuchen(?: Sie)? es[^.]* noch einmal|noch einmal versuchen/i, use: '„erneut versuchen“' },
    { avoid: /\(freiwillig\)/i, use: '„(optional)“' },
    { avoid: /\b(?:dashboard|login-name)\b/i, use: '„Startseite“, „Benutzername“' },
  ],
  fr_FR: [
    { avoid: / [:;!?»]|« |[\p{L}\d}][;!?»]|«[\p{L}\d{]/u, use: 'a space that does not break before : ; ! ? » and after «' },
    { avoid: /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})/iu, use: '« vous »' },
  ],
  it_IT: [{ avoid: /\b(?:hai|tuo|tua|tuoi|tue|puoi)\b/i, use: '«Lei» in sentences' }],
  nl_NL: [
    { avoid: /\badministratie\b/i, use: '“beheerder”' },
    { avoid: /\b(?:je|jij|jouw)\b/i, use: '“u”' },
  ],
  ar: [{ avoid: /\u0627\u064b/, use: 'tanwin before the alif (ًا)' }],
};

/** What a message of this language says in other words than the rest of the portal, or spaces otherwise. */
export const wordingProblems = (text: string, locale: string): string[] =>
  [shortYear, ...(terms[locale] ?? [])].flatMap(({ avoid, use }) => {
    const found = avoid.exec(text)?.[0];
    return found === undefined ? [] : [`says “${found}”; use ${use}`];
  });
