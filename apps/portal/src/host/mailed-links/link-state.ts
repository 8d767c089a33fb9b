import type { Api } from '@foyer/api';

/** What a page behind the link of a mail holds of it. */
export interface MailedLink {
  user_id: string;
  hash: string;
}

/** What a page behind the link of a mail is shown from. */
export interface LinkData {
  /** The link is of no use. */
  spent: boolean;
}

/** What the link of a mail is for. */
export type LinkPurpose = 'reset' | 'registration' | 'email';

/** The link in an address; null where it is incomplete. */
export function linkOf(search: URLSearchParams): MailedLink | null {
  const link = { user_id: search.get('user_id') ?? '', hash: search.get('hash') ?? '' };
  return link.user_id && link.hash ? link : null;
}

/**
 * Whether the link of a mail is known to be of no use, so that its page can say so at once. What cannot be found out now is found out when the
 * link is used.
 */
export async function isSpent(api: Api, purpose: LinkPurpose, url: string): Promise<boolean> {
  const link = linkOf(new URL(url).searchParams);
  if (!link) return true;
  const answer = api.client.GET('/auth/mailed_link', { params: { query: { purpose, ...link } } });
  // An address that the API cannot even read is no link.
  return answer.then(
    ({ data }) => !data!.valid,
    (error: { status?: number }) => error.status === 400,
  );
}
