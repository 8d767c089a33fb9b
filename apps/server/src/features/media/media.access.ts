import { inArray, type SQL, sql } from 'drizzle-orm';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { mediaPlaces } from './media-places.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { published, withheldPage } from '../../shared/content/news.visibility.ts';
import { mediaOfChat, messageSeenBy } from '../chat/index.ts';
import { groupReadBy, mediaOfGroup, openGroup } from '../posts/index.ts';
import { mediaOfProducts } from '../shop/index.ts';
import { mediaOfWebNews } from '../webnews/index.ts';

/** Who asks for a medium, as far as it decides whether they are given one that hangs on something not meant for all. */
export interface MediaReader {
  /** Null for a guest. */
  userId: string | null;
  /** They are given what is not out as well. */
  editor: boolean;
}

// Each is nested in another `sql`, or drizzle would leave the tables' names away and compare columns with themselves.
const onNews = (condition: SQL): SQL => sql`exists (select 1 from ${mediaPlaces} join ${news} on ${news.id} = ${mediaPlaces.ownerId}
  where ${mediaPlaces.orgId} = ${media.orgId} and ${mediaPlaces.mediaId} = ${media.id} and ${mediaPlaces.kind} = 'news' and ${condition})`;

const onPage = (condition: SQL): SQL => sql`exists (select 1 from ${mediaPlaces}
  join ${pages} on ${pages.id} = ${mediaPlaces.ownerId} and ${pages.orgId} = ${mediaPlaces.orgId}
  where ${mediaPlaces.orgId} = ${media.orgId} and ${mediaPlaces.mediaId} = ${media.id} and ${mediaPlaces.kind} = 'page' and ${condition})`;

/** It hung on something that is gone, or where it was taken out. */
const left = (...kinds: (typeof mediaPlaces.$inferSelect)['kind'][]): SQL => sql`exists (select 1 from ${mediaPlaces}
  where ${mediaPlaces.orgId} = ${media.orgId} and ${mediaPlaces.mediaId} = ${media.id} and ${inArray(mediaPlaces.kind, kinds)})`;

const out = sql`(not ${pages.draft} and ${pages.deletedAt} is null and not ${withheldPage})`;

/** What has neither an address of its own nor one in the studio shows it to every member. */
const nameless = sql`(exists (select 1 from ${users} where ${users.imageId} = ${media.id})
  or ${mediaOfWebNews}
  or exists (select 1 from ${orgs} where ${orgs.id} = ${media.orgId} and (${orgs.logoId} = ${media.id}
    or strpos(${orgs.settings}::text, to_jsonb(${media.id})::text) > 0)))`;

/** Where every member of the customer is shown it. */
const elsewhere = sql`(${nameless} or exists (select 1 from ${hotels} where ${hotels.imageId} = ${media.id}) or ${mediaOfProducts})`;

/**
 * Whether it hangs on something that is not, or not always, public: then no copy may be used without asking, and whether a reader is given it is asked
 * besides (`hiddenFrom`). Part of the statement that every picture needs, so it is kept short: planning takes longer than running it.
 */
export const limited: SQL<boolean> = sql<boolean>`${sql`(exists (select 1 from ${mediaPlaces}
  left join ${news} on ${mediaPlaces.kind} = 'news' and ${news.id} = ${mediaPlaces.ownerId}
  left join ${pages} on ${mediaPlaces.kind} = 'page' and ${pages.id} = ${mediaPlaces.ownerId} and ${pages.orgId} = ${mediaPlaces.orgId}
  where ${mediaPlaces.orgId} = ${media.orgId} and ${mediaPlaces.mediaId} = ${media.id}
    and (${news.draft} or ${news.deletedAt} is not null or ${news.publishDate} > now() or ${news.expiresAt} is not null or ${pages.draft} or ${pages.deletedAt} is not null or ${pages.type} = 'article'
      or ${mediaPlaces.kind} in ('gone', 'gone_group')))
  or ${mediaOfGroup(sql`not ${openGroup}`)} or ${mediaOfChat(sql`true`)} or ${media.fresh})`}`;

/** It hangs on something, no matter who may see that. What will show media besides is added here. */
export const inUse: SQL = sql`(exists (select 1 from ${mediaPlaces}
  where ${mediaPlaces.orgId} = ${media.orgId} and ${mediaPlaces.mediaId} = ${media.id} and ${mediaPlaces.kind} in ('news', 'page', 'page_draft'))
  or ${mediaOfGroup(sql`true`)} or ${mediaOfChat(sql`true`)} or ${elsewhere})`;

/** It hangs where there is no address to give. */
export const usedElsewhere: SQL<boolean> = sql<boolean>`${sql`(${mediaOfGroup(sql`true`)} or ${mediaOfChat(sql`true`)} or ${nameless})`}`;

/**
 * Whether it is kept from a reader: it hangs on something they may not see, on an article that is not out, a page in preparation, a group that is closed
 * to them, a conversation they do not belong to, or hung on something that is gone, and on nothing that they may see. What was uploaded and has hung nowhere yet is its
 * uploader's and the editors'; other media that never hung anywhere are as visible as they say of themselves.
 */
export function hiddenFrom({ userId, editor }: MediaReader): SQL<boolean> {
  const seenNews = editor ? sql`true` : published;
  const seenPage = editor ? sql`true` : out;
  const seenGroup = groupReadBy(userId);
  const seenMessage = messageSeenBy(userId);
  const unseenGone = editor ? left('gone_group') : left('gone', 'gone_group');
  const unseenFresh = editor ? sql`false` : sql`(${media.fresh} and ${media.uploadedBy} is distinct from ${userId}::text)`;
  const unseen = sql`(${onNews(sql`not ${seenNews}`)} or ${onPage(sql`not ${seenPage}`)} or ${mediaOfGroup(sql`not ${seenGroup}`)}
    or ${mediaOfChat(sql`not ${seenMessage}`)} or ${unseenGone} or ${unseenFresh})`;
  const seen = sql`(${onNews(seenNews)} or ${onPage(seenPage)} or ${mediaOfGroup(seenGroup)} or ${mediaOfChat(seenMessage)} or ${elsewhere})`;
  return sql<boolean>`${sql`(${unseen} and not ${seen})`}`;
}
