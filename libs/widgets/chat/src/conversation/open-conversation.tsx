import type { Schemas } from '@foyer/api';
import { useRef, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { ClosedLine } from '../composer/closed-line.tsx';
import { PendingItem } from '../message/pending-item.tsx';
import { useChat } from '../shared/chat-context.ts';
import type { ConversationSync } from '../sync/conversation-sync.ts';
import type { SyncState } from '../sync/sync-store.ts';
import type { Draft } from '../sync/drafts.ts';
import type { Timeline } from '../sync/timeline.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { Announcement } from './announcement.tsx';
import { MessageLog } from './message-log.tsx';
import { TypingLine } from './typing-line.tsx';
import { useFirstLines } from './use-first-lines.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { useMessageActions } from './use-message-actions.tsx';
import { useOutbox } from './use-outbox.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useWriting } from './use-writing.ts';

interface OpenConversationProps {
  conversation: Schemas['Conversation'];
  timeline: Timeline;
  state: SyncState;
  sync: ConversationSync;
  at: number | undefined;
}

/** A conversation that is there: its messages, and the field below them. */
export function OpenConversation({ conversation, timeline: loaded, state, sync, at }: OpenConversationProps) {
  const { me, session } = useChat();
  const { id, permissions } = conversation;
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // As it was when the conversation was opened: what is new stays marked while it is read.
  const [unread] = useState({ after: conversation.read_number, upTo: conversation.last_number });
  const { shown: timeline, isWhole } = useFirstLines(loaded, { at, unread });
  const [markedSeq, setMarkedSeq] = useState<number | null>(at ?? null);
  const { pending, waits } = useOutbox(id);

  const find = (selector: string) => scroller.current?.querySelector(selector);
  const place = useReadingPlace(scroller, {
    of: timeline,
    and: pending.length,
    hasAfter: timeline.hasAfter,
    onTop: () => void (!isWhole || state.failed === 'before' || sync.older()),
    onBottom: () => void (state.failed === 'after' || sync.newer()),
    start: () => (markedSeq === null ? find('[data-new]') : find(`[data-seq="${markedSeq}"]`)),
  });
  const lastNumber = timeline.hasAfter ? 0 : (timeline.messages.at(-1)?.number ?? 0);
  const markAsRead = useMarkAsRead(conversation, lastNumber, place.atEnd && !timeline.hasAfter);
  const { editing, reply, edit, editLast } = useWriting({ conversation: id, field, timeline, sync });

  // A place that is not shown is loaded about it.
  function goTo(seq: number): void {
    setMarkedSeq(seq);
    const line = find(`[data-seq="${seq}"]`);
    if (line) return line.scrollIntoView({ block: 'center' });
    place.begin();
    void sync.open({ around: seq });
  }
  async function toLatest(): Promise<void> {
    setMarkedSeq(null);
    place.toEnd();
    if (timeline.hasAfter) await sync.open();
  }
  const { actions, toDelete, keep, confirmDelete, reporting, endReport } = useMessageActions({
    goTo,
    ...{ reply, edit },
    onStored: (message) => sync.stored(message),
    onDeleted: () => void sync.catchUp(),
  });
  function send(draft: Draft): void {
    session.outbox.add(id, draft);
    void toLatest();
  }

  return (
    <>
      <MessageLog
        {...{ scroller, timeline, state, sync, conversation, me, unread, markedSeq, actions }}
        atEnd={place.atEnd}
        onJump={() => void toLatest()}
        isEmpty={timeline.messages.length === 0 && pending.length === 0 && !timeline.hasBefore}
      >
        {pending.map((message) => (
          <PendingItem key={message.key} message={message} waits={waits} onCancel={() => session.outbox.cancel(message.key)} />
        ))}
      </MessageLog>
      <TypingLine conversation={id} />
      <Announcement messages={timeline.messages} me={me} />
      {permissions.write ? (
        <Composer {...{ field, editing }} conversation={id} onSend={send} onEditLast={editLast} onFocus={markAsRead} />
      ) : (
        <ClosedLine />
      )}
      <DeleteDialog open={toDelete !== null} onKeep={keep} onDelete={confirmDelete} />
      {reporting && <reporting.Dialog key={reporting.message.id} message={reporting.message} onClose={endReport} />}
    </>
  );
}
