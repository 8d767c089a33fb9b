import { Alert, classNames, Icon, IconButton, SendIcon } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useFailureText } from '../shared/use-failure-text.ts';
import { AttachButton } from './attach-button.tsx';
import { EditBar, QuoteBar } from './composer-bars.tsx';
import { Counter } from './counter.tsx';
import * as styles from './composer.css.ts';
import { DropForm } from './drop-form.tsx';
import { Files } from './files.tsx';
import { type ComposerOptions, useComposer } from './use-composer.ts';

interface ComposerProps extends ComposerOptions {
  onFocus: () => void;
}

/** Where messages are written and changed. Enter sends, Shift and Enter begin a line. */
export function Composer({ onFocus, ...options }: ComposerProps) {
  const { field, editing } = options;
  const intl = useIntl();
  const failureText = useFailureText();
  const { text, draft, attaching, ready, mentions, submit, press, take, unquote } = useComposer(options);
  return (
    <DropForm onSubmit={submit} onFiles={take}>
      {editing.error && (
        <Alert tone="critical" role="alert">
          {failureText(editing.error)}
        </Alert>
      )}
      {editing.editing ? <EditBar onEnd={editing.end} /> : draft.quote && <QuoteBar quote={draft.quote} onRemove={unquote} />}
      {!editing.editing && <Files attaching={attaching} />}
      <div className={styles.row}>
        {!editing.editing && <AttachButton onFiles={take} />}
        <div className={classNames(mentions.place, styles.writing)}>
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            className={styles.area}
            aria-label={intl.formatMessage({ defaultMessage: 'Message', description: 'Field of the chat' })}
            placeholder={intl.formatMessage({ defaultMessage: 'Write a message', description: 'Placeholder of the field of the chat' })}
            value={text}
            {...mentions.props}
            onChange={({ currentTarget }) => mentions.change(currentTarget.value)}
            onKeyDown={press}
            onFocus={onFocus}
          />
          {mentions.picker}
        </div>
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
    </DropForm>
  );
}
