import { Button, Icon, OfflineIcon, VisuallyHidden } from '@foyer/ui';
import { lazy, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadChunk } from '../app/chunk.ts';
import { useOffline } from '../connection/connection.ts';
import { useUser } from '../app/shell-data.ts';
import { LatePart } from '../late/late-part.tsx';
import { clearOutbox } from '../reactions/clear-outbox.ts';
import { useQueue } from '../reactions/outbox.ts';
import { useSendQueued } from '../reactions/use-send-queued.ts';
import { useWaiting } from '../reactions/use-waiting.ts';
import * as styles from './notices.css.ts';

const RefusedComments = lazy(() => loadChunk(async () => ({ default: (await import('./refused-comments.tsx')).RefusedComments })));

/** Brings what has the focus out from behind an element, and moves nothing else. */
function uncoverFocus(bar: Element): void {
  const { activeElement } = document;
  if (!activeElement?.matches('a, button, input, select, textarea, [contenteditable]') || bar.contains(activeElement)) return;
  const [focus, cover] = [activeElement.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (focus.bottom > cover.top && focus.top < cover.bottom) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Says that there is no connection, what that means, and when it is back; sends the comments that were written meanwhile and names those that could not be sent. */
export function OfflineNotice() {
  const intl = useIntl();
  const bar = useRef<HTMLDivElement>(null);
  const offline = useOffline();
  const userId = useUser()?.user_id;
  const queue = useQueue(userId);
  useWaiting();
  const [sent, setSent] = useState(0);
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (offline && bar.current) uncoverFocus(bar.current);
  }, [offline]);
  useEffect(() => {
    if (userId) clearOutbox(userId);
  }, [userId]);
  const waiting = queue.filter(({ refused }) => refused === null).length;
  useSendQueued(waiting > 0 && !offline ? userId : undefined, () => setSent((count) => count + 1));
  const waits = waiting > 0 && (
    <FormattedMessage
      defaultMessage="{count, plural, one {# comment is} other {# comments are}} waiting to be sent."
      description="In the bar that says that there is no connection"
      values={{ count: waiting }}
    />
  );
  return (
    <>
      {/* The live region is there before its text, or screen readers would not read it. */}
      <section
        role="status"
        aria-label={intl.formatMessage({
          defaultMessage: 'Connection',
          description: 'Name of the bar that says that there is no connection',
        })}
      >
        {offline ? (
          <div ref={bar} className={`${styles.bar} ${styles.offline}`}>
            <Icon icon={OfflineIcon} />
            <div>
              <p className={styles.text}>
                <FormattedMessage
                  defaultMessage="You are offline. What you have read stays readable."
                  description="Bar at the foot of the page while there is no connection"
                />
              </p>
              {waits && <p className={styles.text}>{waits}</p>}
            </div>
          </div>
        ) : (
          wasOffline && (
            <VisuallyHidden>
              <FormattedMessage defaultMessage="You are online again." description="For screen readers, when the connection is back" />
            </VisuallyHidden>
          )
        )}
      </section>
      <VisuallyHidden>
        {/* Not every loss of a connection is known by then. */}
        <span role="status">{!offline && waits}</span>
        <span role="status">
          {/* Said again where the same happens again. */}
          {sent > 0 && (
            <span key={sent}>
              <FormattedMessage defaultMessage="Comment posted." description="For screen readers, after a comment or reply was sent" />
            </span>
          )}
        </span>
      </VisuallyHidden>
      <RefusedNotice count={queue.length - waiting} />
    </>
  );
}

function RefusedNotice({ count }: { count: number }) {
  const [open, setOpen] = useState(false);
  const [later, setLater] = useState(0);
  return (
    <section role="status">
      {count > later && (
        <div className={styles.bar}>
          <p className={styles.text}>
            <FormattedMessage
              defaultMessage="{count, plural, one {# comment was} other {# comments were}} not sent."
              description="Bar at the foot of the page about comments that the server does not take"
              values={{ count }}
            />
          </p>
          <Button look="secondary" onClick={() => setOpen(true)}>
            <FormattedMessage defaultMessage="Show" description="Button of the bar about comments that were not sent" />
          </Button>
          <Button look="quiet" onClick={() => setLater(count)}>
            <FormattedMessage defaultMessage="Later" description="Button of the bar at the foot of the page after an update" />
          </Button>
        </div>
      )}
      {open && (
        <LatePart>
          <RefusedComments onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </section>
  );
}
