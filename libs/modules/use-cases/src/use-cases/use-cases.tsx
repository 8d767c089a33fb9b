import { type Schemas, shownButtons, useApi } from '@foyer/api';
import { textLanguage, useLinkTargets } from '@foyer/i18n';
import { PictureTexts } from '@foyer/ui';

/** What the portal is for, in pictures with texts side by side (content §2). */
export function UseCasesModule({ module: { title, options, results } }: { module: Schemas['UseCasesModule'] }) {
  const linkTo = useLinkTargets(useApi().locale);
  return (
    <PictureTexts
      title={title}
      layout="columns"
      buttons={shownButtons(options)}
      entries={results.map(({ content_locale, description, button_text, button_url, ...entry }) => ({
        ...entry,
        ...textLanguage(content_locale),
        text: description,
        buttonText: button_text,
        link: linkTo(button_url),
      }))}
    />
  );
}
