import type { Schemas } from '@foyer/api';
import { defaultLocale, type Locale } from '@foyer/locales';
import { localePath, paths } from '@foyer/links';
import { Webhook } from 'standardwebhooks';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

/** Where the portal shows what an event is about, by the first part of its type. */
const places: Readonly<Record<string, (id: string) => string>> = { news: paths.article, page: paths.page, user: paths.profile };

/** The portal of a customer, as events lead to it. */
export interface Portal {
  origin: string;
  languages: readonly Locale[];
}

/** An event as it is sent. */
export function toEvent({ eventId, type, subject, createdAt }: DeliveryRow, { origin, languages }: Portal): Schemas['WebhookEvent'] {
  const place = places[type.split('.')[0]!];
  const locale = languages.includes(defaultLocale) ? defaultLocale : languages[0]!;
  const isShown = subject !== null && place && !type.endsWith('.deleted');
  return {
    ...{ id: eventId, type, created_at: createdAt.toISOString() },
    data: { id: subject, url: isShown ? `${origin}${localePath(locale, place(subject))}` : null },
  };
}

/** The headers that prove where an event comes from (Standard Webhooks). Just after the secret was renewed there are two signatures. */
export function signedHeaders(
  { secret, previousSecret, previousUntil }: Pick<WebhookRow, 'secret' | 'previousSecret' | 'previousUntil'>,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const secrets = [secret, ...(previousSecret && previousUntil && previousUntil > now ? [previousSecret] : [])];
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(id, now, body)).join(' '),
  };
}
