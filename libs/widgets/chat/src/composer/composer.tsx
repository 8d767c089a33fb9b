import { Alert, AttachIcon, classNames, Icon, IconButton, SendIcon } from '@foyer/ui';
import { type DragEvent, type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFailureText } from '../shared/use-failure-text.ts';
import { type Draft, noDraft, saysSomething } from '../sync/drafts.ts';
import { EditBar, QuoteBar } from './composer-bars.tsx';
import { Counter, mostLetters } from './counter.tsx';
import * as styles from './composer.css.ts';
import { Files } from './files.tsx';
import { useAttaching } from './use-attaching.ts';
import { useDraft } from './use-draft.ts';
import type { EditingState } from './use-editing.ts';
import { useTellTyping } from './use-tell-typing.ts';

interface ComposerProps {
  conversation: string;
  field: RefObject<HTMLTextAreaElement | null>;
  editing: EditingState;
  onSend: (draft: Draft) => void;
  /** The last message of the reader's own is to be changed. */
  onEditLast: () => void;
  onFocus: () => void;
}

/** Fingers have no Shift: there Enter begins a line. */
const enterSends = () => !matchMedia('(pointer: coarse)').matches;
const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Where messages are written and changed. Enter sends, Shift and Enter begin a line. */
export function Composer({ conversation, field, editing, onSend, onEditLast, onFocus }: ComposerProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [draft, change] = useDraft(conversation);
  const attaching = useAttaching(conversation);
  const tellTyping = useTellTyping(conversation);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const text = editing.editing?.text ?? draft.text;
  const fits = text.length <= mostLetters;
  const ready = editing.editing ? text.trim() !== '' && fits : saysSomething(draft) && fits && !attaching.isBusy;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (!ready) return;
    if (editing.editing) return void editing.save();
    onSend(draft);
    change(noDraft);
  };
  const write = (value: string) => {
    if (editing.editing) return editing.write(value);
    change({ text: value });
    tellTyping(value);
  };
  const press = (event: KeyboardEvent) => {
    // Enter ends a composition, as in Japanese; Safari tells of it with 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey && enterSends()) {
      event.preventDefault();
      submit();
    } else if (event.key === 'ArrowUp' && text === '' && !editing.editing) {
      event.preventDefault();
      onEditLast();
    } else if (event.key === 'Escape' && (editing.editing || draft.quote)) {
      // For the panel, which would close.
      event.preventDefault();
      if (editing.editing) editing.end();
      else change({ quote: null });
    }
  };
  const take = (files: FileList | null) => files && files.length > 0 && attaching.add([...files]);

  return (
    <form
      className={classNames(styles.form, over && styles.over)}
      onSubmit={submit}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files);
      }}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {editing.error && (
        <Alert tone="critical" role="alert">
          {failureText(editing.error)}
        </Alert>
      )}
      {editing.editing ? (
        <EditBar onEnd={editing.end} />
      ) : (
        draft.quote && <QuoteBar quote={draft.quote} onRemove={() => change({ quote: null })} />
      )}
      {!editing.editing && <Files attaching={attaching} />}
      <div className={styles.row}>
        {!editing.editing && (
          <>
            <IconButton
              label={intl.formatMessage({ defaultMessage: 'Attach files', description: 'Button beside the field of the chat' })}
              icon={<Icon icon={AttachIcon} />}
              onClick={() => picker.current?.click()}
            />
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              onChange={({ currentTarget }) => {
                take(currentTarget.files);
                currentTarget.value = '';
              }}
            />
          </>
        )}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          className={styles.area}
          aria-label={intl.formatMessage({ defaultMessage: 'Message', description: 'Field of the chat' })}
          placeholder={intl.formatMessage({ defaultMessage: 'Write a message', description: 'Placeholder of the field of the chat' })}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={press}
          onFocus={onFocus}
        />
        <IconButton
          type="submit"
          look="primary"
          label={
            editing.editing
              ? intl.formatMessage({ defaultMessage: 'Save the change', description: 'Button beside the field of the chat' })
              : intl.formatMessage({ defaultMessage: 'Send', description: 'Button beside the field of the chat' })
          }
          icon={<Icon icon={SendIcon} />}
          disabled={!ready}
          pending={editing.isSaving}
        />
      </div>
      <Counter length={text.length} />
    </form>
  );
}
