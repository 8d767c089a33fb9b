import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { createSettingsMenuRepository } from './settings-menu.repository.ts';
import { createSettingsMenuService } from './settings-menu.service.ts';
import { createShellRepository } from './shell.repository.ts';
import { createShellService } from './shell.service.ts';

type ShellOperation =
  | 'getSettings'
  | 'listSettingsFaults'
  | 'listLanguages'
  | 'getTranslations'
  | 'getMenu'
  | 'getSettingsMenu'
  | 'setToggle'
  | 'listLegalPages'
  | 'listRoutes';

/** The operations the portal starts with, and the settings menu. */
export function createShellHandlers(context: Context, vapidPublicKey: string): Pick<Handlers, ShellOperation> {
  const orgs = createOrgs(context);
  const service = createShellService(
    createShellRepository(context),
    (orgId) => orgs.originOf(orgId, context.config.publicUrl),
    vapidPublicKey,
  );
  const settingsMenu = createSettingsMenuService(createSettingsMenuRepository(context), context.settings);
  const { responses } = context;
  return {
    getSettings: ({ org, locale, reply }) =>
      responses.sendToAnyone(reply, org.id, ['settings', locale], () => service.settings(org.id, locale)),
    listSettingsFaults: (input) => service.faults(member(input)),
    listLanguages: ({ org, reply }) => responses.sendToAnyone(reply, org.id, ['languages'], () => service.languages(org.id)),
    getTranslations: ({ org, params, reply }) =>
      responses.sendToAnyone(reply, org.id, ['translations', params.locale], () => service.translations(org.id, params.locale)),
    getMenu(input) {
      const { orgId } = member(input);
      const { locale, reply } = input;
      return responses.sendToMembers(reply, orgId, ['menu', locale], () => service.menu(orgId, locale));
    },
    listRoutes(input) {
      const { orgId } = member(input);
      const { locale, reply } = input;
      return responses.send(reply, orgId, ['routes', locale], () => service.routes(orgId, locale));
    },
    listLegalPages: ({ org, locale, reply }) =>
      responses.sendToAnyone(reply, org.id, ['legal pages', locale], () => service.legalPages(org.id, locale)),
    getSettingsMenu: (input) => settingsMenu.menu(member(input), input.locale),
    setToggle: (input) => settingsMenu.set(member(input), input.params.id, input.body.status, input.locale),
  };
}
