import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SettingsReader } from '../../platform/settings/settings-reader.ts';
import { birthdayToggle } from '../../shared/people/birthday.policy.ts';
import { websitesToggle } from '../../shared/people/websites.policy.ts';
import { type StoredEntry, toSettingsMenuEntry } from './settings-menu.presenter.ts';
import type { SettingsMenuRepository } from './settings-menu.repository.ts';

type Toggle = Extract<StoredEntry, { type: 'toggle' }>;

/** Every toggle that something reads. A customer's settings may name others, of another version or by mistake: what would do nothing is not shown. */
const knownToggles: readonly string[] = [birthdayToggle, websitesToggle];

const doesSomething = ({ type, id }: StoredEntry): boolean => type !== 'toggle' || knownToggles.includes(id);

// What everyone may read begins as no one's default, whatever the settings say.
const isOn = (entry: StoredEntry, switched: ReadonlyMap<string, boolean>): boolean =>
  entry.type === 'toggle' && (switched.get(entry.id) ?? (entry.initially && entry.id !== websitesToggle));

/** The rules of the settings menu and its toggles (access §4, "Settings toggle"). */
export function createSettingsMenuService(members: SettingsMenuRepository, settings: SettingsReader) {
  return {
    async menu(me: Me, locale: Locale): Promise<Schemas['SettingsMenuEntry'][]> {
      const [{ settingsMenu }, switched] = await Promise.all([settings.of(me.orgId), members.switched(me.id)]);
      return settingsMenu.filter(doesSomething).map((entry) => toSettingsMenuEntry(entry, isOn(entry, switched), locale));
    },

    /** Throws 404 where there is no such toggle, 409 `consent_required` where turning it on needs a consent that is not given. */
    async set(me: Me, id: string, on: boolean, locale: Locale): Promise<Schemas['SettingsMenuEntry']> {
      const { settingsMenu } = await settings.of(me.orgId);
      const entry = settingsMenu.filter(doesSomething).find((one): one is Toggle => one.type === 'toggle' && one.id === id);
      if (!entry) throw new Problem(404, 'not_found');
      const before = isOn(entry, await members.switched(me.id));
      if (on && !before && entry.needsConsent && !(await members.hasConsented(me.orgId, me.id))) {
        throw new Problem(409, 'consent_required');
      }
      await members.set(me.id, id, on);
      return toSettingsMenuEntry(entry, on, locale);
    },
  };
}
