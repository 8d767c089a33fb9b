import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createWebhookLog } from './webhook-log.service.ts';
import { addWebhookJobs } from './webhooks.jobs.ts';
import { createWebhooks } from './webhooks.service.ts';

const defaultLimit = 10;

/** Superadmins alone: webhooks carry what happens in the portal elsewhere. Others do not learn that there is anything. */
function actor(input: Parameters<typeof member>[0]) {
  const me = member(input);
  if (!me.permissions.includes('superadmin')) throw new Problem(404, 'not_found');
  return { orgId: me.orgId, actorId: me.id };
}

/** The operations of webhooks, and their background work. */
export function createWebhooksHandlers(context: Context) {
  const [webhooks, log] = [createWebhooks(context), createWebhookLog(context)];
  addWebhookJobs(context);
  return {
    listStudioWebhooks: async (input) => webhooks.list(actor(input).orgId),
    createStudioWebhook: async ({ body, ...input }) => webhooks.create(actor(input), body),
    setStudioWebhook: async ({ params, body, ...input }) => webhooks.change(actor(input), params.id, body),
    deleteStudioWebhook: async ({ params, ...input }) => webhooks.remove(actor(input), params.id),
    renewStudioWebhookSecret: async ({ params, ...input }) => webhooks.renewSecret(actor(input), params.id),
    pingStudioWebhook: async ({ params, ...input }) => log.ping(actor(input).orgId, params.id),
    async listStudioWebhookDeliveries({ params, query, ...input }) {
      const { page = 1, limit = defaultLimit } = query;
      return log.deliveries(actor(input).orgId, params.id, { page, limit });
    },
    repeatStudioWebhookDelivery: async ({ params, ...input }) => log.repeat(actor(input).orgId, params.id, params.delivery_id),
  } satisfies Partial<Handlers>;
}
