import { type Schemas, uniqueById, useApi } from '@foyer/api';
import { conversationMembersQuery, conversationQuery } from '@foyer/api/chat';
import { Button, Heading, Icon, IconButton, Loading, SkeletonPeople, UserAddIcon, UserRemoveIcon } from '@foyer/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonAvatar } from '../shared/chat-avatar.tsx';
import { useChat } from '../shared/chat-context.ts';
import { Failed } from '../shared/failed.tsx';
import { padded, scroll } from '../shared/view-frame.css.ts';
import { ViewFrame } from '../shared/view-frame.tsx';
import { AddMembers } from './add-members.tsx';
import * as styles from './members-view.css.ts';
import { RemoveMember } from './remove-member.tsx';

/** Who belongs to a conversation; its owner can bring people in and take them out. */
export function MembersView({ id }: { id: string }) {
  const intl = useIntl();
  const api = useApi();
  const { me, lead } = useChat();
  const conversation = useQuery(conversationQuery(api, id));
  const members = useInfiniteQuery(conversationMembersQuery(api, id));
  const [adding, setAdding] = useState(false);
  const [toRemove, setToRemove] = useState<Schemas['ChatPerson'] | null>(null);
  const people = uniqueById((members.data?.pages ?? []).flatMap(({ results }) => results));
  const rights = conversation.data?.permissions;
  if (adding) return <AddMembers id={id} without={people.map((one) => one.id)} onEnd={() => setAdding(false)} />;
  return (
    <ViewFrame
      onBack={() => lead({ name: 'conversation', id })}
      title={
        <Heading level={2} size="card">
          <FormattedMessage defaultMessage="Members" description="Title of the list of the members of a conversation" />
        </Heading>
      }
      actions={
        rights?.add && (
          <IconButton
            label={intl.formatMessage({ defaultMessage: 'Add people', description: 'Button above the members of a conversation' })}
            icon={<Icon icon={UserAddIcon} />}
            onClick={() => setAdding(true)}
          />
        )
      }
    >
      <div className={scroll}>
        {members.isPending && (
          <Loading
            label={intl.formatMessage({ defaultMessage: 'Loading the members', description: 'For screen readers' })}
            className={padded}
          >
            <SkeletonPeople rows={4} />
          </Loading>
        )}
        {members.isError && !members.data && (
          <Failed pending={members.isFetching} onRetry={() => void members.refetch()}>
            <FormattedMessage defaultMessage="The members could not be loaded." description="In place of the members of a conversation" />
          </Failed>
        )}
        <ul role="list" className={styles.list}>
          {people.map((person) => (
            <li key={person.id} className={styles.person}>
              <PersonAvatar person={person} />
              <span className={styles.name} dir="auto">
                {person.name}
              </span>
              {rights?.remove && person.id !== me && (
                <IconButton
                  label={intl.formatMessage(
                    { defaultMessage: 'Remove {name} from the conversation', description: 'Button beside a member of a conversation' },
                    { name: person.name },
                  )}
                  icon={<Icon icon={UserRemoveIcon} />}
                  onClick={() => setToRemove(person)}
                />
              )}
            </li>
          ))}
        </ul>
        {members.hasNextPage && (
          <div className={styles.more}>
            <Button look="secondary" pending={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
              <FormattedMessage defaultMessage="Show more members" description="Button below the members of a conversation" />
            </Button>
          </div>
        )}
      </div>
      <RemoveMember id={id} person={toRemove} onEnd={() => setToRemove(null)} />
    </ViewFrame>
  );
}
