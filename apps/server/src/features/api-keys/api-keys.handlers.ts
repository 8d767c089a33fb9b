import { type Handlers, member, type OperationInput } from '../../platform/http/operation.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { AuthKit } from '../auth/index.ts';
import { createApiKeysRepository } from './api-keys.repository.ts';
import { createApiKeys, type Maker } from './api-keys.service.ts';

type KeyHandlers = Pick<
  Handlers,
  'getApiKey' | 'listApiKeys' | 'createApiKey' | 'deleteApiKey' | 'listStudioApiKeys' | 'createStudioApiKey' | 'deleteStudioApiKey'
>;

const dayMs = 24 * 60 * 60 * 1000;
/** So long one still sees which key has expired. */
const expiredDays = 30;

const forgetExpired = defineJob({ name: 'api-keys.forget-expired', schedule: '23 3 * * *' });

const keyId = /^key:(.+)$/;

/** The operations of API keys. */
export function createApiKeysHandlers(context: Context, kit: Pick<AuthKit, 'passwords' | 'throttle' | 'cookie'>): KeyHandlers {
  const keys = createApiKeys(context, kit);
  context.jobs.add(forgetExpired, {
    run: () => createApiKeysRepository(context.db).deleteExpired(new Date(Date.now() - expiredDays * dayMs)),
  });

  const makerOf = (input: Pick<OperationInput<'createApiKey'>, 'me' | 'locale' | 'request'>): Maker => {
    const { id, orgId } = member(input);
    return { id, orgId, locale: input.locale, session: kit.cookie.read(input.request), ip: input.request.ip };
  };

  /** Superadmins alone: who makes keys for accounts acts as any of them. Others do not learn that there is anything. */
  const superadmin = (input: Pick<OperationInput<'createApiKey'>, 'me' | 'locale' | 'request'>): Maker => {
    if (!member(input).permissions.includes('superadmin')) throw new Problem(404, 'not_found');
    return makerOf(input);
  };

  return {
    async getApiKey(input) {
      const id = keyId.exec(input.sessionId ?? '')?.[1];
      if (id === undefined) throw new Problem(404, 'not_found');
      return keys.read(member(input).orgId, id, input.locale);
    },
    async listApiKeys(input) {
      const me = member(input);
      return keys.list({ orgId: me.orgId, userId: me.id }, { me, locale: input.locale });
    },
    async createApiKey({ body, ...input }) {
      const by = makerOf(input);
      return keys.create(by, { ...body, kind: 'personal', userId: by.id });
    },
    async deleteApiKey({ params, ...input }) {
      const { id, orgId } = member(input);
      await keys.remove({ orgId, userId: id }, id, params.id);
    },
    async listStudioApiKeys(input) {
      const { orgId } = superadmin(input);
      return keys.list({ orgId }, { me: member(input), locale: input.locale });
    },
    async createStudioApiKey({ body, ...input }) {
      const by = superadmin(input);
      const { user_id: userId, ...wanted } = body;
      return keys.create(by, { ...wanted, kind: 'organisation', userId });
    },
    async deleteStudioApiKey({ params, ...input }) {
      const { orgId, id } = superadmin(input);
      await keys.remove({ orgId }, id, params.id);
    },
  };
}
