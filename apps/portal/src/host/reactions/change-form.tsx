import type { Schemas } from '@foyer/api';
import { toWriting } from '@foyer/widget-mentions';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Composer } from './composer.tsx';
import type { Content } from './content.ts';
import { useDiscussion } from './discussion.ts';
import { drafts } from './drafts.ts';
import { useChangeComment, useReload } from './use-comments.ts';

interface ChangeFormProps {
  content: Content;
  comment: Schemas['Reply'];
  onClose: () => void;
}

/** The place to change one's own comment. It stays open when the time is over, so that what was typed can be copied. */
export function ChangeForm({ content, comment, onClose }: ChangeFormProps) {
  const { announce } = useDiscussion();
  // As it was when the change began: a later one must not be overwritten.
  const [begun] = useState(comment);
  const sending = useChangeComment(content, begun);
  const reload = useReload(content);
  return (
    <Composer
      draft={drafts.change(begun.id)}
      label={<FormattedMessage defaultMessage="Edit your comment" description="Label of the field for a changed comment" />}
      sendLabel={<FormattedMessage defaultMessage="Save" description="Button that stores a changed comment" />}
      initial={toWriting(begun.text, begun.mentions)}
      sending={sending}
      onSent={() => {
        announce('changed');
        onClose();
      }}
      onCancel={() => {
        // It has been changed or deleted elsewhere.
        if (sending.isError) reload();
        onClose();
      }}
    />
  );
}
