import type { Context } from '../../platform/context.ts';
import { type Handlers, member, type OperationInput } from '../../platform/http/operation.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createAnnouncer } from '../activities/index.ts';
import { forgetOldCongratulations } from './congratulations.jobs.ts';
import { createCongratulationsService } from './congratulations.service.ts';
import { createOccasionsService } from './occasions.service.ts';

type Lists = 'listOccasionsFeed' | 'listBirthdays' | 'listAnniversaries';
type Operation = Lists | 'listOwnCongratulations' | 'setCongratulation';

/** The operations on occasions. Every member of an org reads the same lists, so these responses are cached; what one of them has congratulated on is not in them. */
export function createOccasionsHandlers(context: Context, types: ContentTypes): Pick<Handlers, Operation> {
  const service = createOccasionsService(context);
  const { responses } = context;
  const congratulations = createCongratulationsService({ context, announce: createAnnouncer(context, types) });
  forgetOldCongratulations(context);

  const list = (list: 'feed' | 'birthdays' | 'anniversaries') => (input: OperationInput<Lists>) => {
    const { me, query, locale, reply, org } = input;
    const orgId = org.id;
    const { module_id: moduleId, limit } = query;
    // Let in as a visitor of a website (`x-embed`).
    const forGuests = me === null;
    return responses.send(reply, orgId, ['occasions', list, locale, moduleId ?? null, limit ?? null, forGuests], async () => {
      const usual = await service.usualLimit(orgId, moduleId);
      return { results: await service[list]({ orgId, locale, limit: limit ?? usual, forGuests }) };
    });
  };
  return {
    listOccasionsFeed: list('feed'),
    listBirthdays: list('birthdays'),
    listAnniversaries: list('anniversaries'),
    listOwnCongratulations: (input) => congratulations.own(member(input)),
    setCongratulation: ({ params, body, ...input }) => congratulations.set(member(input), params.id, body.congratulate),
  };
}
