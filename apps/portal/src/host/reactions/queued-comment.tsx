import { RelativeTime } from '@foyer/i18n';
import { Alert, Button, ClockIcon, Cluster, DeleteIcon, EditIcon, Icon, Text } from '@foyer/ui';
import type { Writing } from '@foyer/widget-mentions';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { PersonName } from '../people/person-name.tsx';
import { PersonPortrait } from '../people/person-portrait.tsx';
import { CommentText } from './comment-text.tsx';
import * as styles from './comments.css.ts';
import { useDiscussion } from './discussion.ts';
import { elementId } from './focus-comment.ts';
import { type QueuedComment as Queued, removeQueued } from './outbox.ts';

interface QueuedCommentProps {
  comment: Queued;
  /** Its text is to be written on. */
  onEdit: (writing: Writing) => void;
}

const toWriting = ({ text, mentions }: Queued): Writing => ({
  text,
  mentions: mentions.map(({ id, start, length }) => ({ id, start, name: text.slice(start + 1, start + length) })),
});

/** One of the reader's comments that waits for a connection, or that the server does not take: then it says why, and the text can be changed. */
export function QueuedComment({ comment, onEdit }: QueuedCommentProps): ReactNode {
  const { announce } = useDiscussion();
  const { key, author, text, mentions, at, refused } = comment;
  const place = useRef<HTMLLIElement>(null);
  // Where it goes, sent or thrown away, the focus stays near.
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById('comments-heading')?.focus({ preventScroll: true });
    };
  }, []);
  const remove = () => removeQueued(author.id, key);
  const discard = () => {
    remove();
    announce('deleted');
  };
  const discardButton = (
    <Button look="quiet" className={styles.reply} icon={<Icon icon={DeleteIcon} />} onClick={discard}>
      <FormattedMessage defaultMessage="Discard" description="Button below a comment that has not been sent: throws it away" />
    </Button>
  );
  return (
    <li ref={place} id={elementId(key)} className={styles.item}>
      <PersonPortrait person={author} size="xs" />
      <div className={styles.body}>
        <div className={styles.byline}>
          <PersonName person={author} />
          <Text as="span" size="s" tone="muted">
            <RelativeTime value={at} />
          </Text>
        </div>
        <CommentText text={text} content_locale={null} mentions={mentions} />
        {refused === null ? (
          <Text as="div" size="s" tone="muted" className={styles.waiting}>
            <Icon icon={ClockIcon} />
            <FormattedMessage
              defaultMessage="Your comment will be sent when you are online."
              description="Below a comment that was written without a connection"
            />
          </Text>
        ) : (
          <Alert
            tone="warning"
            title={
              <FormattedMessage defaultMessage="This comment was not sent." description="Below a comment that the server does not take" />
            }
          >
            {refused}
          </Alert>
        )}
        <Cluster gap="s">
          {refused !== null && (
            <Button
              look="quiet"
              className={styles.reply}
              icon={<Icon icon={EditIcon} />}
              onClick={() => {
                remove();
                onEdit(toWriting(comment));
              }}
            >
              <FormattedMessage
                defaultMessage="Edit"
                description="Button below a comment that the server does not take: puts its text back into the field"
              />
            </Button>
          )}
          {discardButton}
        </Cluster>
      </div>
    </li>
  );
}
