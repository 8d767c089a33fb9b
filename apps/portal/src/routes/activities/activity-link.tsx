import type { Schemas } from '@foyer/api';
import { localePath } from '@foyer/links';
import { Link, LinkButton } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';

type Activity = Schemas['Activity'];

const confirm = <FormattedMessage defaultMessage="Read and confirm" description="What a member is asked to do with an article" />;
const post = <FormattedMessage defaultMessage="View post" description="Link of an activity of no particular kind" />;

const labels: Record<Activity['type'], ReactNode> = {
  invite: <FormattedMessage defaultMessage="View invitation" description="Button of an activity that invites to a group" />,
  application: <FormattedMessage defaultMessage="View join request" description="Button of an activity about a request to join a group" />,
  comment: <FormattedMessage defaultMessage="View comment" description="Link of an activity about a comment" />,
  chat_group: <FormattedMessage defaultMessage="View message" description="Link of an activity about a message in a group" />,
  application_accepted: <FormattedMessage defaultMessage="View group" description="Link of an activity: a request to join was accepted" />,
  application_declined: (
    <FormattedMessage defaultMessage="View profile" description="Link of an activity: a request to join was declined" />
  ),
  others: post,
};

interface ActivityLinkProps {
  activity: Pick<Activity, 'type' | 'url' | 'to_do'>;
  /** The id of the sentence it belongs to. */
  describedBy: string;
}

/** The way to what an activity is about, named by its type: a button for what wants an answer, a link for all else. */
export function ActivityLink({ activity: { type, url, to_do: toDo }, describedBy }: ActivityLinkProps) {
  const locale = useLocale();
  if (url === null) return null;
  const href = localePath(locale, url);
  // A later server may know more types.
  const label = toDo ? confirm : (labels[type] ?? post);
  if (toDo || type === 'invite' || type === 'application') {
    return (
      <LinkButton look="secondary" href={href} aria-describedby={describedBy}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Link look="standalone" href={href} aria-describedby={describedBy}>
      {label}
    </Link>
  );
}
