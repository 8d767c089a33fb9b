import type { Schemas } from '@foyer/api';
import { createOutbound } from '@foyer/outbound';
import { randomBytes } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { found, Problem, refused } from '../../platform/http/problem.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { audit } from '../../shared/audit/audit.ts';
import { differing } from '../../shared/content/differing.ts';
import { webhookEventTypes } from '../../shared/webhooks/webhook-events.ts';
import { createWebhooksRepository, type WebhookRow } from './webhooks.repository.ts';
import { mostWebhooks, oldSecretMs, tidyWebhook, webhookFaults } from './webhooks.rules.ts';

type Content = Schemas['StudioWebhookContent'];

/** Whose webhooks, and who changes them. */
interface Actor {
  orgId: string;
  actorId: string;
}

/** What ids of webhooks are made in, from their maker and the key of the request: repeated, it names the same one. */
const namespace = 'd5a1c9a4-0f0e-4f5e-9a53-3e0b7c6c2a77';

const toContent = ({ name, url, events, enabled }: WebhookRow): Content => ({ name, url, events, enabled });

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

const toWebhook = (row: WebhookRow): Schemas['StudioWebhook'] => ({
  ...{ id: row.id, content: toContent(row), created_at: row.createdAt.toISOString() },
  ...{ last_delivered_at: moment(row.lastDeliveredAt), failing_since: moment(row.failingSince) },
});

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The webhooks of customers, as superadmins look after them. */
export function createWebhooks({ db, config }: Pick<Context, 'db' | 'config'>) {
  const repository = createWebhooksRepository(db);
  const { check: checkAddress } = createOutbound({ allowed: config.outboundAllow });

  function check(content: Content, place?: string): Content {
    const errors = webhookFaults(content, checkAddress);
    if (errors.length > 0) throw refused(errors, place);
    return tidyWebhook(content);
  }

  const read = async ({ orgId }: Actor, id: string): Promise<WebhookRow> => found(await repository.find(orgId, id));

  return {
    async list(orgId: string): Promise<Schemas['StudioWebhooks']> {
      return { results: (await repository.list(orgId)).map(toWebhook), events: [...webhookEventTypes] };
    },

    /** Throws 400 naming the fields, 409 `too_many_webhooks`. The same key again makes no second one, and a new secret. */
    async create(by: Actor, { key, content }: Schemas['NewStudioWebhook']): Promise<Schemas['StudioWebhookSecret']> {
      const { orgId, actorId } = by;
      const values = check(content, 'content');
      const id = uuidv5(`${orgId}:${actorId}:${key.toLowerCase()}`, namespace);
      const secret = newSecret();
      await db.transaction(async (tx) => {
        // Two at the same moment would not count each other.
        await createOrgRepository(tx).findForChange(orgId);
        const own = createWebhooksRepository(tx);
        const all = await own.list(orgId);
        if (all.some((one) => one.id === id)) return own.noteWebhook(id, { secret });
        if (all.length >= mostWebhooks) throw new Problem(409, 'too_many_webhooks', { values: { limit: mostWebhooks } });
        await own.insert({ id, orgId, ...values, secret, since: new Date() });
        await audit(tx, { orgId, actorId, action: 'webhook.created', subject: id, details: { name: values.name } });
      });
      return { webhook: toWebhook(await read(by, id)), secret };
    },

    /** Throws 404, 400 naming the fields. Switched off, it forgets what was on its way. */
    async change(by: Actor, id: string, wanted: Content): Promise<Schemas['StudioWebhook']> {
      const { orgId, actorId } = by;
      const values = check(wanted);
      await db.transaction(async (tx) => {
        const own = createWebhooksRepository(tx);
        const before = found(await own.hold(orgId, id));
        const fields = Object.keys(differing(toContent(before), values)).join(', ');
        if (!fields) return;
        const begun = values.enabled && !before.enabled && { since: new Date(), failingSince: null };
        // Another address may well answer.
        await own.noteWebhook(id, { ...values, ...begun, pausedUntil: null });
        if (!values.enabled) await own.dropPending(id);
        await audit(tx, { orgId, actorId, action: 'webhook.changed', subject: id, details: { fields } });
      });
      return toWebhook(await read(by, id));
    },

    /** Throws 404. */
    async remove({ orgId, actorId }: Actor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const own = createWebhooksRepository(tx);
        const { name } = found(await own.hold(orgId, id));
        await own.remove(id);
        await audit(tx, { orgId, actorId, action: 'webhook.deleted', subject: id, details: { name } });
      });
    },

    /** Throws 404. The secret is given this once. */
    async renewSecret(by: Actor, id: string): Promise<Schemas['StudioWebhookSecret']> {
      const { orgId, actorId } = by;
      const secret = newSecret();
      await db.transaction(async (tx) => {
        const own = createWebhooksRepository(tx);
        const { secret: previousSecret } = found(await own.hold(orgId, id));
        await own.noteWebhook(id, { secret, previousSecret, previousUntil: new Date(Date.now() + oldSecretMs) });
        await audit(tx, { orgId, actorId, action: 'webhook.secret_renewed', subject: id });
      });
      return { webhook: toWebhook(await read(by, id)), secret };
    },
  };
}
