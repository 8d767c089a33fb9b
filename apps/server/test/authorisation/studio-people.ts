import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { ids } from '../fixture.ts';

const get = (url: string): InjectOptions => ({ method: 'GET', url });

/** To all who may not there is nothing; the outsider administers no one, so that theirs is tested with the feature. */
const forAdministrators = (call: InjectOptions | (() => InjectOptions), status = 200) => [
  { name: 'in the studio', call, answers: { others: 404, users: status, superadmin: status } },
];
const ofNoOne = (call: InjectOptions) => ({ name: 'of another customer', call, answers: { others: 404 } });

const newPerson = (): InjectOptions => {
  const username = `new-${randomUUID()}`;
  const content = { username, email: `${username}@aurelia.example`, firstname: 'Nora', lastname: 'Lang', title: {}, hotel_id: null };
  const more = { language: 'de_DE', permissions: [], birthday: null, hired_on: null, gender: null };
  return { method: 'POST', url: '/studio/people', payload: { key: randomUUID(), content: { ...content, ...more } } };
};
const change = (id: string): InjectOptions => ({ method: 'PATCH', url: `/studio/people/${id}`, payload: { gender: 'diverse' } });
const mail = (id: string): InjectOptions => ({ method: 'POST', url: `/studio/people/${id}/mails` });
const people = { file: btoa('username,email,firstname,lastname'), store: true, skip_faults: false, invite: false };
const [ours, theirs] = [ids.users.member, ids.users.outsider];

/** Who is answered what by accounts in the studio. */
export const studioPeopleCases = {
  listStudioPeople: forAdministrators(get('/studio/people?state=active&q=a')),
  createStudioPerson: forAdministrators(newPerson, 201),
  importStudioPeople: forAdministrators({ method: 'POST', url: '/studio/people_imports', payload: people }),
  exportStudioPeople: forAdministrators(get('/studio/people_export?q=a')),
  getStudioPeopleOptions: forAdministrators(get('/studio/people_options')),
  getStudioPerson: [...forAdministrators(get(`/studio/people/${ours}`)), ofNoOne(get(`/studio/people/${theirs}`))],
  updateStudioPerson: [...forAdministrators(change(ours)), ofNoOne(change(theirs))],
  mailStudioPerson: [...forAdministrators(mail(ours), 204), ofNoOne(mail(theirs))],
  listStudioPersonChanges: [...forAdministrators(get(`/studio/people/${ours}/changes`)), ofNoOne(get(`/studio/people/${theirs}/changes`))],
};
