import { aPeopleImport, aPersonList, aStudioPerson, personEvents, somePeopleOptions } from '../factories/studio-people.ts';
import type { Schemas } from '../factories/overrides.ts';
import { mock, problem } from './mock.ts';

/** People in the studio; what is changed is kept, as the server does. */
export function studioPeopleCalls() {
  let person = aStudioPerson();
  return [
    mock('listStudioPeople', ({ query }) => {
      const { results } = aPersonList();
      const words = (query.get('q') ?? '').toLowerCase();
      const state = query.get('state');
      return aPersonList({
        results: results.filter((one) => one.name.toLowerCase().includes(words) && (!state || one.state === state)),
      });
    }),
    mock('createStudioPerson', ({ body }) => {
      const { content } = body as Schemas['NewStudioPerson'];
      const name = `${content.firstname} ${content.lastname}`;
      return (person = aStudioPerson({ id: 'new', name, content, state: 'invited', mail: 'invitation' }));
    }),
    mock('importStudioPeople', ({ body }) => {
      const { store: stored, skip_faults: skips } = body as Schemas['StudioPeopleFile'];
      return aPeopleImport({ stored: stored && skips });
    }),
    mock('exportStudioPeople', () => new Response('username;email;firstname;lastname\r\n')),
    mock('getStudioPeopleOptions', () => somePeopleOptions()),
    mock('getStudioPerson', ({ path }) => (person = { ...person, id: path['id']! })),
    mock('updateStudioPerson', ({ body }) => {
      const { blocked = person.state === 'blocked', ...content } = body as Schemas['StudioPersonChange'];
      const state = blocked ? 'blocked' : person.state === 'blocked' ? 'active' : person.state;
      const now = { ...person.content, ...content } as Schemas['StudioPersonContent'];
      return (person = { ...person, state, content: now, mail: blocked ? null : 'reset' });
    }),
    mock('mailStudioPerson', () => null),
    mock('listStudioPersonChanges', () => personEvents()),
  ];
}

export const listStudioPeople = (results: Schemas['StudioPersonEntry'][]) => mock('listStudioPeople', () => aPersonList({ results }));
export const getStudioPeopleOptions = (overrides: Partial<Schemas['StudioPeopleOptions']>) =>
  mock('getStudioPeopleOptions', () => somePeopleOptions(overrides));
export const getStudioPerson = (overrides: Partial<Schemas['StudioPerson']>) => mock('getStudioPerson', () => aStudioPerson(overrides));
/** The address is another account's. */
export const updateStudioPersonRefuses = mock('updateStudioPerson', () =>
  problem(400, 'validation_failed', { errors: [{ field: 'email', code: 'taken', message: 'Diese Adresse ist vergeben.' }] }),
);
/** Everything is right. */
export const importStudioPeopleWhole = mock('importStudioPeople', ({ body }) =>
  aPeopleImport({ stored: (body as Schemas['StudioPeopleFile']).store, faults: [], fault_count: 0, unknown_columns: [] }),
);
/** It is no list of people. */
export const importStudioPeopleRefuses = mock('importStudioPeople', () =>
  problem(400, 'validation_failed', {
    errors: [{ field: 'file', code: 'csv_missing_columns', message: 'Der ersten Zeile fehlen Spalten.' }],
  }),
);
