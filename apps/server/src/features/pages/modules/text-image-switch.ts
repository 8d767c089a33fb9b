import type { Schemas } from '@foyer/api';
import { localize } from '../../../db/localized.ts';
import type { Locale, LocalizedText, ModuleConfig } from '../../../db/types.ts';
import { safeLink } from '../../../http/links.ts';
import { toImage } from '../../media/media.presenter.ts';
import type { ModuleResolver } from './resolver.ts';

type Config = Extract<ModuleConfig, { type: 'text_image_switch' }>['config'];
type Options = Schemas['TextImageSwitchModule']['options'];

const options = {
  each: { show_buttons: true, use_single_button: false, no_button: false },
  single: { show_buttons: false, use_single_button: true, no_button: false },
  none: { show_buttons: false, use_single_button: false, no_button: true },
} satisfies Record<Config['buttons'], Options>;

/** A button needs both a text and somewhere safe to go. */
function toButton(text: LocalizedText | undefined, url: string | undefined, locale: Locale) {
  const label = text ? localize(text, locale).text : '';
  const link = safeLink(url);
  return label && link ? { button_text: label, button_url: link } : { button_text: null, button_url: null };
}

/** Pictures with texts, in the editor's order. */
export const resolveTextImageSwitch: ModuleResolver<'text_image_switch'> = async (module, { orgId, locale }, { media }) => {
  const { id, type, title, config } = module;
  const pictures = await media.findAll(
    orgId,
    config.entries.flatMap(({ imageId }) => imageId ?? []),
  );
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const results = config.entries.map((entry) => ({
    id: entry.id,
    title: localize(entry.title, locale).text,
    description: localize(entry.description, locale).text,
    image: toImage(byId.get(entry.imageId ?? '') ?? null, locale),
    ...toButton(entry.buttonText, entry.buttonUrl, locale),
  }));
  return { id, type, title: localize(title, locale).text, options: options[config.buttons], results };
};
