import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';

/** A stored entry of the settings menu. */
export type StoredEntry = ReadSettings['settingsMenu'][number];

/** An entry as the portal reads it; `on` counts for toggles. */
export function toSettingsMenuEntry(entry: StoredEntry, on: boolean, locale: Locale): Schemas['SettingsMenuEntry'] {
  const { id, type, icon } = entry;
  const common = { id, type, icon, title: localize(entry.title, locale).text };
  if (entry.type === 'link') return { ...common, link: entry.link, status: null, needs_consent: false, description: null };
  return {
    ...common,
    link: `user/me/toggles/${id}`,
    status: on,
    needs_consent: entry.needsConsent,
    description: entry.description && localize(entry.description, locale).text,
  };
}
