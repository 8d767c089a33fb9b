import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { apiKeys } from '../../src/shared/identity/api-keys.tables.ts';
import { ids, password } from '../fixture.ts';
import { userIdOf } from './actors.ts';
import type { Case, Scene } from './matrix.ts';

type Kind = (typeof apiKeys.$inferSelect)['kind'];

const wanted = { name: 'Dienstplan', scopes: ['news:read'], days: 30, current_password: password };

/** Calls something of a key of its own for each call. */
const onKey =
  (kind: Kind, ownerOf: (scene: Scene) => [orgId: string, userId: string], call: (id: string) => InjectOptions): Case['call'] =>
  async (scene) => {
    const [orgId, userId] = ownerOf(scene);
    const id = randomUUID();
    const row = { id, orgId, kind, userId, name: 'Dienstplan', hint: 'foyer_pk_abcd', hash: id, scopes: ['news:read'] };
    await scene.server.database.db.insert(apiKeys).values({ ...row, expiresAt: new Date(Date.now() + 86_400_000) });
    return call(id);
  };

const ofMember = (): [string, string] => [ids.org, ids.users.editor];
const ofStranger = (): [string, string] => [ids.otherOrg, ids.users.outsider];
const ofReader = ({ actor }: Scene): [string, string] => [
  actor === 'outsider' || actor === 'stranger' ? ids.otherOrg : ids.org,
  userIdOf(actor) ?? ids.users.member,
];
const removeOwn = (id: string): InjectOptions => ({ method: 'DELETE', url: `/user/me/api_keys/${id}` });
const removeAny = (id: string): InjectOptions => ({ method: 'DELETE', url: `/studio/api_keys/${id}` });

/** Who is answered what about API keys; what keys themselves are answered: `features/api-keys/api-keys.test.ts`. */
export const apiKeyCases = {
  getApiKey: [{ name: 'with a session', call: { method: 'GET', url: '/api_key' }, answers: { others: 404 } }],
  listApiKeys: [{ name: 'of one’s own', call: { method: 'GET', url: '/user/me/api_keys' }, answers: { others: 200 } }],
  createApiKey: [
    { name: 'where they are off', call: { method: 'POST', url: '/user/me/api_keys', payload: wanted }, answers: { others: 403 } },
  ],
  deleteApiKey: [
    { name: 'of one’s own', call: onKey('personal', ofReader, removeOwn), answers: { others: 204 } },
    { name: 'of another member', call: onKey('personal', ofMember, removeOwn), answers: { others: 404, editor: 204 } },
    { name: 'of the customer, for oneself', call: onKey('organisation', ofReader, removeOwn), answers: { others: 404 } },
  ],
  listStudioApiKeys: [
    { name: 'in the studio', call: { method: 'GET', url: '/studio/api_keys' }, answers: { others: 404, superadmin: 200 } },
  ],
  createStudioApiKey: [
    {
      name: 'for an account of this customer',
      call: { method: 'POST', url: '/studio/api_keys', payload: { ...wanted, user_id: ids.users.editor } },
      answers: { others: 404, superadmin: 201 },
    },
    {
      name: 'for an account of another customer',
      call: { method: 'POST', url: '/studio/api_keys', payload: { ...wanted, user_id: ids.users.outsider } },
      answers: { others: 404, superadmin: 400 },
    },
  ],
  deleteStudioApiKey: [
    { name: 'of the customer', call: onKey('organisation', ofMember, removeAny), answers: { others: 404, superadmin: 204 } },
    { name: 'of a member', call: onKey('personal', ofMember, removeAny), answers: { others: 404, superadmin: 204 } },
    { name: 'of another customer', call: onKey('organisation', ofStranger, removeAny), answers: { others: 404 } },
  ],
} satisfies Record<string, Case[]>;
