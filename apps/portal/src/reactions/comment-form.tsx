import { ApiError } from '@foyer/api';
import { localePath } from '@foyer/i18n';
import { Alert, Button, LinkButton, TextArea } from '@foyer/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { safeRedirectPath } from '../app/redirects.ts';
import { useDraft } from '../app/use-draft.ts';
import { useLocale } from '../app/use-locale.ts';
import { useProblemText } from '../app/use-problem-text.ts';
import * as styles from './comments.css.ts';
import { useWriteComment } from './use-comments.ts';
import type { Content } from './content.ts';

/** The longest comment the server takes (`NewComment.text` in the contract). */
const maxLength = 2000;

/** The place to write. What is typed stays until it has been stored: through errors, reloads and an ended session. */
export function CommentForm({ content }: { content: Content }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(`comment:${content.type}:${content.id}`, field);
  const [empty, setEmpty] = useState(false);
  const write = useWriteComment(content);

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmed = text.trim();
    setEmpty(!trimmed);
    if (trimmed && !write.isPending) write.mutate(trimmed, { onSuccess: () => setText('') });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        id={id}
        label={<FormattedMessage defaultMessage="Your comment" description="Label of the field for a new comment" />}
        error={
          empty && <FormattedMessage defaultMessage="Please write something first." description="Error below the empty comment field" />
        }
        value={text}
        maxLength={maxLength}
        dir="auto"
        onChange={(event) => setText(event.target.value)}
      />
      {write.isError && <WriteFailed error={write.error} />}
      <Button type="submit" look="primary" className={styles.send} pending={write.isPending}>
        <FormattedMessage defaultMessage="Comment" description="Button that sends a comment" />
      </Button>
    </form>
  );
}

function WriteFailed({ error }: { error: Error }) {
  const problemText = useProblemText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const sessionEnded = error instanceof ApiError && error.status === 401;
  const back = encodeURIComponent(`${safeRedirectPath(pathname)}#comments`);
  return (
    <Alert
      tone="critical"
      role="alert"
      action={
        sessionEnded && (
          <LinkButton look="secondary" href={localePath(locale, `/login?redirect=${back}`)}>
            <FormattedMessage defaultMessage="Log in again" description="Link in the error of a comment written after the session ended" />
          </LinkButton>
        )
      }
    >
      {sessionEnded ? (
        <FormattedMessage
          defaultMessage="Your session has ended. Your text is kept: log in again and send it."
          description="Error of a comment written after the session ended"
        />
      ) : (
        problemText(error)
      )}
    </Alert>
  );
}
