import { apiKeyCases } from './api-keys.ts';
import { chatCases } from './chat.ts';
import type { Case } from './matrix.ts';
import { notificationCases } from './notifications.ts';
import { mediaCases } from './uploads.ts';
import { webhookCases } from './webhooks.ts';

/** The rows that have files of their own. */
export const otherCases = { ...apiKeyCases, ...webhookCases, ...mediaCases, ...notificationCases, ...chatCases } satisfies Record<
  string,
  readonly Case[]
>;
