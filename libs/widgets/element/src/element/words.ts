/** What is said before a widget's own texts are loaded. In the script itself, which has to be small: no catalogue of messages reaches it. */
const words = {
  de: ['Chat öffnen', 'Das konnte nicht geladen werden.', 'Erneut versuchen'],
  en: ['Open chat', 'This could not be loaded.', 'Try again'],
  fr: ['Ouvrir le chat', 'Le chargement a échoué.', 'Réessayer'],
  it: ['Apri la chat', 'Non è stato possibile caricare.', 'Riprova'],
  nl: ['Chat openen', 'Dit kon niet worden geladen.', 'Opnieuw proberen'],
  ar: ['فتح الدردشة', 'تعذّر التحميل.', 'إعادة المحاولة'],
} as const;

/** Those of a language (`de`, `de-DE`, `de_DE`), or of the page's or the browser's own. */
export function wordsOf(locale: string | null): { open: string; failed: string; again: string; language: string } {
  const wanted = [locale ?? '', document.documentElement.lang, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const language = (wanted.find((tag) => tag in words) ?? 'en') as keyof typeof words;
  const [open, failed, again] = words[language];
  return { open, failed, again, language };
}
