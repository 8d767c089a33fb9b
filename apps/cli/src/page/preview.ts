import { makePageLink } from '@foyer/server/operate/pages';
import type { Io } from '../io.ts';
import { withOrg } from '../open.ts';
import { Refusal } from '../refusal.ts';

/** The options of `page preview`. */
export interface PreviewOptions {
  org?: string;
  days: number;
  json?: boolean;
}

/** `page preview`. */
export async function previewPage(io: Io, pageId: string, { org, days, json }: PreviewOptions): Promise<void> {
  const link = await withOrg(io, {}, org, ({ db, config, orgId }) => makePageLink({ db, config }, orgId, pageId, days));
  if (!link) throw new Refusal(`There is no page "${pageId}".`);
  if (json) return io.out(JSON.stringify({ url: link.url, ends_at: link.endsAt.toISOString() }));
  io.out(`${link.url}\nAnyone with this link may look at the page until ${link.endsAt.toISOString()}.`);
}
