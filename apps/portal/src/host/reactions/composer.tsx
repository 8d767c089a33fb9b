import { Button, Cluster } from '@foyer/ui';
import { fitting, toSent, type Writing } from '@foyer/widget-mentions';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './comments.css.ts';
import type { Sent } from './use-comments.ts';
import { forgetWriting, useWriting } from './use-writing.ts';
import { WriteFailed } from './write-failed.tsx';
import { WritingField } from './writing-field.tsx';
import { faultOf } from './writing-rules.tsx';

/** What sends a text: one of the mutations of `use-comments.ts`. */
interface Sending<Stored> {
  mutate: (sent: Sent, options: { onSuccess: (stored: Stored) => void }) => void;
  isPending: boolean;
  isError: boolean;
  error: Error | null;
}

interface ComposerProps<Stored> {
  /** Under which the text is kept until it has been stored (`useWriting`). */
  draft: string;
  label: ReactNode;
  sendLabel: ReactNode;
  /** The text in the field at first. */
  initial?: Writing;
  sending: Sending<Stored>;
  /** Takes the focus, as every field does that can be closed. */
  focused?: boolean;
  onSent?: (stored: Stored) => void;
  /** Shows a button that closes the field and throws the text away. */
  onCancel?: () => void;
}

/** The place to write, to reply and to change. What is typed stays until it has been stored: through errors, reloads and an ended session. */
export function Composer<Stored>({ draft, label, sendLabel, initial, sending, focused = false, onSent, onCancel }: ComposerProps<Stored>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [writing, write] = useWriting(draft, field, initial);
  const [tried, setTried] = useState(false);
  // Once it was refused the error goes along with the text.
  const fault = tried ? faultOf(toSent(writing)) : null;
  const opened = focused || onCancel !== undefined;
  useEffect(() => {
    if (!opened) return undefined;
    // Once the text that it begins with is in it.
    const frame = requestAnimationFrame(() => {
      const { current } = field;
      current?.focus();
      current?.setSelectionRange(current.value.length, current.value.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [opened]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // What is in the field: a form sent before the page was hydrated is replayed before React has taken over what was typed.
    const text = field.current!.value;
    const sent = toSent({ text, mentions: fitting(text, writing.mentions) });
    const refused = faultOf(sent) !== null;
    setTried(refused);
    if (refused) field.current?.focus();
    if (refused || sending.isPending) return;
    sending.mutate(sent, {
      onSuccess: (stored) => {
        write({ text: '', mentions: [] });
        onSent?.(stored);
      },
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <WritingField {...{ field, label, writing }} error={fault} onWrite={write} />
      {sending.isError && sending.error && <WriteFailed error={sending.error} />}
      <Cluster gap="s">
        <Button type="submit" look="primary" pending={sending.isPending}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button
            look="quiet"
            onClick={() => {
              forgetWriting(draft);
              onCancel();
            }}
          >
            <FormattedMessage defaultMessage="Cancel" description="Button that closes the field for a reply or a changed comment" />
          </Button>
        )}
      </Cluster>
    </form>
  );
}
