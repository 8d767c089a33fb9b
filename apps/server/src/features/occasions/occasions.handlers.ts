import type { Context } from '../../platform/context.ts';
import { type Handlers, member, type OperationInput } from '../../platform/http/operation.ts';
import { createOccasionsService } from './occasions.service.ts';

type Operation = 'listOccasionsFeed' | 'listBirthdays' | 'listAnniversaries';

/** The operations on occasions. Every member of an org reads the same, so the responses are cached. */
export function createOccasionsHandlers(context: Context): Pick<Handlers, Operation> {
  const service = createOccasionsService(context);
  const { responses } = context;

  const list = (list: 'feed' | 'birthdays' | 'anniversaries') => (input: OperationInput<Operation>) => {
    const { orgId } = member(input);
    const { query, locale, reply } = input;
    const { module_id: moduleId, limit } = query;
    return responses.send(reply, orgId, ['occasions', list, locale, moduleId ?? null, limit ?? null], async () => {
      const usual = await service.usualLimit(orgId, moduleId);
      return { results: await service[list]({ orgId, locale, limit: limit ?? usual }) };
    });
  };
  return { listOccasionsFeed: list('feed'), listBirthdays: list('birthdays'), listAnniversaries: list('anniversaries') };
}
