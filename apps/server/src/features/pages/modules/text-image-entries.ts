import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import { localize } from '../../../platform/db/localized.ts';
import type { Locale, LocalizedText } from '../../../platform/db/types.ts';
import type { TextImageConfig } from '../../../shared/content/module-config.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import { toEntryTexts } from './entry-texts.ts';
import type { ModuleSources, Reading } from './resolver.ts';

/** The flags of a module whose entries have buttons. */
export const buttonOptions = {
  each: { show_buttons: true, use_single_button: false, no_button: false },
  single: { show_buttons: false, use_single_button: true, no_button: false },
  none: { show_buttons: false, use_single_button: false, no_button: true },
} satisfies Record<TextImageConfig['buttons'], Schemas['TextImageSwitchModule']['options']>;

/** A button needs both a text and somewhere safe to go. */
function toButton(text: LocalizedText | undefined, url: string | undefined, locale: Locale) {
  const label = text ? localize(text, locale).text : '';
  const link = safeLink(url);
  return label && link ? { button_text: label, button_url: link } : { button_text: null, button_url: null };
}

/** Pictures with texts, in the editor's order; all pictures are read at once. */
export async function toTextImageEntries(
  entries: TextImageConfig['entries'],
  { orgId, locale }: Reading,
  { media }: Pick<ModuleSources, 'media'>,
): Promise<Schemas['TextImageEntry'][]> {
  const pictures = await media.findAll(
    orgId,
    entries.flatMap(({ imageId }) => imageId ?? []),
  );
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return entries.map((entry) => ({
    id: entry.id,
    ...toEntryTexts(entry, locale),
    image: toImage(byId.get(entry.imageId ?? '') ?? null, locale),
    ...toButton(entry.buttonText, entry.buttonUrl, locale),
  }));
}
