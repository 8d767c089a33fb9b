/** The names of columns, written as `plain` writes them; the first is the one that messages use. */
export const names = {
  username: ['username', 'benutzername', 'benutzer', 'benutzerkennung', 'anmeldename', 'login', 'loginname', 'user', 'user name'],
  email: ['email', 'e mail', 'mail', 'email adresse', 'e mail adresse', 'mailadresse', 'email address', 'e mail address'],
  firstname: ['firstname', 'vorname', 'first name', 'given name', 'rufname'],
  lastname: ['lastname', 'nachname', 'last name', 'familienname', 'surname', 'family name'],
  // The position in the house, in the account's language.
  title: ['title', 'position', 'funktion', 'stelle', 'titel', 'job title', 'stellenbezeichnung', 'role'],
  // The name of one of the customer's.
  hotel: ['hotel', 'haus', 'betrieb', 'standort', 'house', 'location', 'property'],
  language: ['language', 'sprache', 'locale'],
  // Separated by commas or blanks.
  permissions: ['permissions', 'berechtigungen', 'berechtigung', 'rechte', 'permission', 'rights'],
  birthday: ['birthday', 'geburtstag', 'geburtsdatum', 'date of birth', 'birth date', 'birthdate', 'geboren am'],
  hiredOn: ['hired on', 'eintritt', 'eintrittsdatum', 'eingetreten am', 'entry date', 'start date', 'hire date', 'joined', 'hiredon'],
  gender: ['gender', 'geschlecht', 'sex'],
  // Lists, in the account's language, separated by commas, semicolons, bars or line breaks.
  careers: ['careers', 'career', 'werdegang', 'laufbahn', 'ausbildung'],
  skills: ['skills', 'skill', 'kenntnisse', 'fähigkeiten', 'kompetenzen'],
  specialTasks: ['special tasks', 'special task', 'sonderaufgaben', 'sonderaufgabe', 'zusatzaufgaben', 'specialtasks'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** The name of a field of an account. */
export type AccountField = keyof typeof names;

/** An account as its operator writes it down; everything is text. An empty text counts as not given. */
export type AccountInput = Partial<Record<AccountField, string>>;

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that a column of this name holds. */
export const fieldOf = (name: string): AccountField | undefined =>
  (Object.keys(names) as AccountField[]).find((field) => (names[field] as readonly string[]).includes(plain(name)));
