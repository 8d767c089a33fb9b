import type { Schemas } from '@foyer/api';

/** The values of a notification's text beside names, title and how many did it. */
export type Params = Readonly<Record<string, string | number>>;

/** A kind of notification: all that bell, push and mail ask of it. */
export interface NotificationKind {
  /** As it is stored and preferred; also needs the contract's `NotificationKind`. */
  kind: string;
  /** Where it reaches a member who has chosen nothing. */
  channels: Omit<Schemas['NotificationChannels'], 'kind'>;
  /** The id of its text (`apps/server/lang`); `notification.KIND` where it is left out. */
  text?: (params: Params) => string;
  /** It is pushed so much later, so that who is reading it is not disturbed. */
  pushAfterMs?: number;
}

/** Defines a kind of notification. It counts once `features.ts` registers it. */
export const defineNotificationKind = (definition: NotificationKind): NotificationKind => definition;

/** The kinds that the features define. */
export interface NotificationKinds {
  all: readonly NotificationKind[];
  /** Undefined for one that no feature registers any more. */
  get(kind: string): NotificationKind | undefined;
}

/** Makes the registry of the kinds (`features.ts`). */
export function createNotificationKinds(...all: readonly NotificationKind[]): NotificationKinds {
  const byKind = new Map(all.map((one) => [one.kind, one]));
  return { all, get: (kind) => byKind.get(kind) };
}
