import { localize } from '../../../platform/db/localized.ts';
import type { Locale, LocalizedText } from '../../../platform/db/types.ts';

interface Texts {
  title: LocalizedText;
  description?: LocalizedText;
}

/** Title and description of an entry, and in which language they are: that of the longer text, should only one of the two be translated. */
export function toEntryTexts(entry: Texts, locale: Locale) {
  const [title, description] = [localize(entry.title, locale), localize(entry.description ?? {}, locale)];
  return { title: title.text, description: description.text, content_locale: (description.text ? description : title).locale };
}
