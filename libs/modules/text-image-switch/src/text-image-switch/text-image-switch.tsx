import { type Schemas, shownButtons, useApi } from '@foyer/api';
import { textLanguage, useLinkTargets } from '@foyer/i18n';
import { PictureTexts } from '@foyer/ui';

/** Pictures and texts that change sides from entry to entry (content §2). */
export function TextImageSwitchModule({ module: { title, options, results } }: { module: Schemas['TextImageSwitchModule'] }) {
  const linkTo = useLinkTargets(useApi().locale);
  return (
    <PictureTexts
      title={title}
      layout="rows"
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
