import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { administers } from '../../shared/identity/people.policy.ts';
import { createStudioPeopleService } from './studio-people.service.ts';

const defaultLimit = 10;

/** Throws 404 for all but those who administer people, who do not learn that there is anything. */
function administrator(input: Parameters<typeof member>[0]): ReturnType<typeof member> {
  const me = member(input);
  if (!administers(me)) throw new Problem(404, 'not_found');
  return me;
}

/** The operations of the studio on people. What they answer is kept for no other reader. */
export function createStudioPeopleHandlers(context: Context) {
  const service = createStudioPeopleService(context);
  return {
    listStudioPeople({ query, locale, ...input }) {
      const { orgId } = administrator(input);
      const { q = '', state, permission, hotel, page = 1, limit = defaultLimit } = query;
      const selection = { orgId, words: q, ...(state && { state }), ...(permission && { permission }), ...(hotel && { hotelId: hotel }) };
      return service.list(selection, { page, limit }, locale);
    },
    createStudioPerson: ({ body, locale, ...input }) => service.create(administrator(input), body, locale),
    getStudioPeopleOptions: (input) => service.options(administrator(input)),
    getStudioPerson: ({ params, locale, ...input }) => service.read(administrator(input), params.id, locale),
    updateStudioPerson: ({ params, body, locale, ...input }) => service.update(administrator(input), params.id, body, locale),
    mailStudioPerson: ({ params, ...input }) => service.mail(administrator(input), params.id),
    listStudioPersonChanges: ({ params, locale, ...input }) => service.events(administrator(input), params.id, locale),
  } satisfies Partial<Handlers>;
}
