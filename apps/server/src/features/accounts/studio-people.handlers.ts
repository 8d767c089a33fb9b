import type { Context } from '../../platform/context.ts';
import { contentDisposition } from '../../platform/http/content-headers.ts';
import { translate } from '../../platform/http/messages.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { administers } from '../../shared/identity/people.policy.ts';
import type { Permission } from '../../shared/identity/permissions.ts';
import { exportPeople } from './studio-people.export.ts';
import { createPeopleImport } from './studio-people.import.ts';
import { type AccountState, createPeopleList, type PeopleSelection } from './studio-people.list.ts';
import { createStudioPeopleService } from './studio-people.service.ts';

const defaultLimit = 10;

/** Throws 404 for all but those who administer people, who do not learn that there is anything. */
function administrator(input: Parameters<typeof member>[0]): ReturnType<typeof member> {
  const me = member(input);
  if (!administers(me)) throw new Problem(404, 'not_found');
  return me;
}

interface Filters {
  q?: string;
  state?: AccountState;
  permission?: Permission;
  hotel?: string;
}

const selectionOf = (orgId: string, { q = '', state, permission, hotel }: Filters): PeopleSelection => ({
  ...{ orgId, words: q, ...(state && { state }) },
  ...(permission && { permission }),
  ...(hotel && { hotelId: hotel }),
});

/** The operations of the studio on people. What they answer is kept for no other reader. */
export function createStudioPeopleHandlers(context: Context) {
  const service = createStudioPeopleService(context);
  const importPeople = createPeopleImport(context);
  const list = createPeopleList(context.db);
  return {
    listStudioPeople({ query, locale, ...input }) {
      const { page = 1, limit = defaultLimit } = query;
      return service.list(selectionOf(administrator(input).orgId, query), { page, limit }, locale);
    },
    importStudioPeople: ({ body, wording, ...input }) => importPeople(administrator(input), body, wording),
    async exportStudioPeople({ query, locale, reply, ...input }) {
      const rows = exportPeople(list, selectionOf(administrator(input).orgId, query), locale);
      return reply
        .header('content-disposition', contentDisposition('attachment', `${translate(locale, 'people.file')}.csv`))
        .type('text/csv; charset=utf-8')
        .send(rows);
    },
    createStudioPerson: ({ body, locale, ...input }) => service.create(administrator(input), body, locale),
    getStudioPeopleOptions: (input) => service.options(administrator(input)),
    getStudioPerson: ({ params, locale, ...input }) => service.read(administrator(input), params.id, locale),
    updateStudioPerson: ({ params, body, locale, ...input }) => service.update(administrator(input), params.id, body, locale),
    mailStudioPerson: ({ params, ...input }) => service.mail(administrator(input), params.id),
    listStudioPersonChanges: ({ params, locale, ...input }) => service.events(administrator(input), params.id, locale),
  } satisfies Partial<Handlers>;
}
