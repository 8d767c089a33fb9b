import type { Context } from '../../context.ts';
import { type Handlers, member } from '../../http/operation.ts';
import { sharedAnswersOf } from '../../http/shared-answers.ts';
import { createShellRepository } from './shell.repository.ts';
import { createShellService } from './shell.service.ts';

/** The operations the portal starts with. */
export function createShellHandlers(context: Context): Pick<Handlers, 'getSettings' | 'listLanguages' | 'getMenu'> {
  const service = createShellService(createShellRepository(context));
  const answers = sharedAnswersOf(context);
  return {
    getSettings: ({ org, locale, reply }) => answers.send(reply, org.id, ['settings', locale], () => service.settings(org.id, locale)),
    listLanguages: ({ org, reply }) => answers.send(reply, org.id, ['languages'], () => service.languages(org.id)),
    getMenu(input) {
      const { orgId } = member(input);
      const { locale, reply } = input;
      return answers.send(reply, orgId, ['menu', locale], () => service.menu(orgId, locale));
    },
  };
}
