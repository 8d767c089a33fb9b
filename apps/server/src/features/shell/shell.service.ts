import type { Schemas } from '@foyer/api';
import { locales } from '@foyer/locales';
import { offers, parseMessage, readSettings, type SettingsFault } from '@foyer/settings';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readMenu } from '../../platform/settings/org-menu.ts';
import { toMenu, toSettings } from './shell.presenter.ts';
import type { ShellRepository } from './shell.repository.ts';
import { toRoutes } from './shell.routes.ts';

/** What the application needs to start. `originOf` gives the address of a customer's portal. */
export function createShellService(shell: ShellRepository, originOf: (orgId: string) => Promise<string>, vapidPublicKey: string) {
  async function org(orgId: string) {
    const found = await shell.findOrg(orgId);
    if (!found) throw new Problem(404, 'not_found');
    const { settings, faults } = readSettings(found.settings);
    const read = readMenu(found.menu);
    return { ...found, settings, menu: read.menu, faults: [...faults, ...read.faults] };
  }
  return {
    async settings(orgId: string, locale: Locale): Promise<Schemas['Settings']> {
      const found = await org(orgId);
      const imageId = found.settings.signup.hero?.backgroundImageId;
      const heroImage = imageId ? await shell.publicImage(orgId, imageId) : null;
      return toSettings({ ...found, origin: await originOf(orgId), heroImage, vapidPublicKey }, locale);
    },
    async languages(orgId: string): Promise<Schemas['Language'][]> {
      const { settings } = await org(orgId);
      return settings.languages.map((key) => ({ key, label: locales[key].label, direction: locales[key].direction }));
    },
    async menu(orgId: string, locale: Locale): Promise<Schemas['MenuItem'][]> {
      const { menu, settings } = await org(orgId);
      return toMenu(menu, locale, settings);
    },
    async routes(orgId: string, locale: Locale): Promise<Schemas['RouteItem'][]> {
      const { menu, settings } = await org(orgId);
      return toRoutes(menu, locale, settings);
    },
    /** In the customer's order; without pages that are gone. */
    async legalPages(orgId: string, locale: Locale): Promise<Schemas['LegalPage'][]> {
      const { settings } = await org(orgId);
      const ids = settings.legalPagesOrder.flatMap((key) => settings.pages[key] ?? []);
      const titles = await shell.pageTitles(orgId, ids);
      return ids.flatMap((id) => {
        const title = titles.get(id);
        return title ? [{ page_id: id, title: localize(title, locale).text }] : [];
      });
    },
    /** Throws 404 for a language the customer does not offer. */
    async translations(orgId: string, locale: string): Promise<Schemas['Translations']> {
      const { settings } = await org(orgId);
      if (!offers(settings, locale)) throw new Problem(404, 'not_found');
      const messages = Object.entries(settings.translations[locale] ?? {}).map(([id, text]) => [id, parseMessage(text) ?? []]);
      return { key: locale, label: locales[locale].label, messages: Object.fromEntries(messages) as Schemas['Translations']['messages'] };
    },
    /** For superadmins; throws 404 for all others. */
    async faults({ orgId, permissions }: Me): Promise<SettingsFault[]> {
      if (!permissions.includes('superadmin')) throw new Problem(404, 'not_found');
      return (await org(orgId)).faults;
    },
  };
}
