import type { Schemas } from '@foyer/api';

/** What people react to. */
export interface Content {
  type: Schemas['ContentType'];
  id: string;
}
