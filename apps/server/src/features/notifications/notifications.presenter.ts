import type { Schemas } from '@foyer/api';
import { localeOfWording, type Wording } from '@foyer/locales';
import { translate } from '../../platform/http/messages.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { nameOf, toPerson } from '../../shared/people/person.presenter.ts';
import type { NotificationKinds } from './notification-kind.ts';
import type { NotificationsRepository } from './notifications.repository.ts';

type Row = Awaited<ReturnType<NotificationsRepository['latest']>>[number];
type Actor = Awaited<ReturnType<NotificationsRepository['actors']>>[number];

/** Keeps a name or title of another direction from mixing up the sentence around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;
const isolated = (params: Row['params']): Row['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' && value !== '' ? isolate(value) : value]),
  );

const mostActors = 3;

/** The sentence of a notification, as its reader is addressed. Undefined for a kind that is none any more. */
export function toText(row: Row, actors: readonly Actor[], kinds: NotificationKinds, wording: Wording): string | undefined {
  const definition = kinds.get(row.kind);
  if (!definition) return undefined;
  const [first] = actors;
  const values = {
    actor: isolate(first ? nameOf(first.person) : ''),
    others: Math.max(0, actors.length - 1),
    title: isolate(row.title ?? ''),
  };
  // The texts of activities name their actor `name`.
  const given = { name: values.actor, ...isolated(row.params), ...values };
  return translate(wording, definition.text?.(row.params) ?? `notification.${row.kind}`, given);
}

function addressOf({ contentType, contentId, place }: Row, types: Pick<ContentTypes, 'get'>): string | null {
  if (contentType === null || contentId === null) return place;
  return `${types.get(contentType).address(contentId)}${place ?? ''}`;
}

/** A notification as its reader sees it. */
export function toNotification(
  row: Row,
  actors: readonly Actor[],
  { kinds, types }: { kinds: NotificationKinds; types: Pick<ContentTypes, 'get'> },
  wording: Wording,
): Schemas['Notification'][] {
  const text = toText(row, actors, kinds, wording);
  if (text === undefined) return [];
  const locale = localeOfWording(wording);
  return [
    {
      id: row.id,
      kind: row.kind,
      text,
      reason: translate(wording, `notification.${row.kind}.reason`),
      actors: actors.slice(0, mostActors).map(({ person, portrait }) => toPerson(person, portrait, locale)),
      actor_count: actors.length,
      url: addressOf(row, types),
      updated_at: row.updatedAt.toISOString(),
      old: row.oldAt !== null,
    },
  ];
}
