import type { Schemas } from '@foyer/api';
import { VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useContentText } from '../shared/use-preview-text.ts';

/** Reads a message aloud that comes while the conversation is open; older ones that are loaded are not read. */
export function Announcement({ messages, me }: { messages: readonly Schemas['ChatMessage'][]; me: string }) {
  const contentText = useContentText();
  const last = messages.at(-1);
  const [openedAt] = useState(last?.seq ?? 0);
  const isIncoming = last !== undefined && last.kind === 'message' && last.seq > openedAt && last.sender?.id !== me;
  return (
    <VisuallyHidden>
      <div role="status">
        {isIncoming && (
          <FormattedMessage
            defaultMessage="{name}: {text}"
            description="A message that has just come, for screen readers"
            values={{ name: last.sender?.name ?? '', text: contentText(last) }}
          />
        )}
      </div>
    </VisuallyHidden>
  );
}
