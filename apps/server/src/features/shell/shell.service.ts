import type { Schemas } from '@foyer/api';
import type { Locale } from '../../db/types.ts';
import { Problem } from '../../http/problem.ts';
import { languages } from './shell.languages.ts';
import { toMenu, toSettings } from './shell.presenter.ts';
import type { ShellRepository } from './shell.repository.ts';

/** What the application needs to start. */
export function createShellService(shell: ShellRepository) {
  async function org(orgId: string) {
    const found = await shell.findOrg(orgId);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  }
  return {
    async settings(orgId: string, locale: Locale): Promise<Schemas['Settings']> {
      const { name, settings } = await org(orgId);
      return toSettings(name, settings, locale);
    },
    async languages(orgId: string): Promise<Schemas['Language'][]> {
      const { settings } = await org(orgId);
      return settings.languages.map((key) => ({ key, ...languages[key] }));
    },
    async menu(orgId: string, locale: Locale): Promise<Schemas['MenuItem'][]> {
      const { menu } = await org(orgId);
      return toMenu(menu, locale);
    },
  };
}
export type ShellService = ReturnType<typeof createShellService>;
