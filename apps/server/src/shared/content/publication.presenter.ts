import type { Schemas } from '@foyer/api';
import type { Status } from './news.visibility.ts';

/** When and how an article is published, as its row has it (`publicationColumns`). */
export interface Publication {
  publicationVersion: number;
  status: Status;
  publishDate: Date;
  expiresAt: Date | null;
  topStory: boolean;
  likesAllowed: boolean;
  commentsAllowed: boolean;
}

/** When and how an article is published; for editors alone. */
export const toPublication = (row: Publication, timeZone: string): Schemas['NewsPublication'] => ({
  version: row.publicationVersion,
  status: row.status,
  publish_date: row.publishDate.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  top_story: row.topStory,
  likes_allowed: row.likesAllowed,
  comments_allowed: row.commentsAllowed,
  time_zone: timeZone,
});
