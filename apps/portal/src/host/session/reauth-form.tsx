import { type Schemas, useApi } from '@foyer/api';
import { Alert, Button, TextField } from '@foyer/ui';
import { type FormEvent, type RefObject, startTransition, useActionState, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { KnownPasswordField } from './known-password-field.tsx';
import { useProblemText } from '../errors/use-problem-text.ts';
import * as styles from './session.css.ts';

interface ReauthFormProps {
  /** Whose page it is; only they can go on in it. */
  email: string;
  /** The password's field, for the focus. */
  field: RefObject<HTMLInputElement | null>;
  onSignedIn: (session: Schemas['Session']) => void;
  onCancel: () => void;
}

/** The password of the member whose session has ended. */
export function ReauthForm({ email, field, onSignedIn, onCancel }: ReauthFormProps) {
  const api = useApi();
  const problemText = useProblemText();
  const [missing, setMissing] = useState(false);
  const [error, attempt, pending] = useActionState<Error | null, string>(async (_previous, password) => {
    try {
      const { data } = await api.client.POST('/auth/login', { body: { email, password } });
      onSignedIn(data!);
    } catch (failure) {
      return failure as Error;
    }
    return null;
  }, null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = field.current!.value;
    setMissing(!password);
    if (!password) field.current!.focus();
    else if (!pending) startTransition(() => attempt(password));
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={
          <FormattedMessage
            defaultMessage="Logged in as"
            description="Name that cannot be changed, in the dialog that asks for the password"
          />
        }
        value={email}
        readOnly
        autoComplete="username"
      />
      <KnownPasswordField ref={field} missing={missing} />
      <Button type="submit" look="primary" width="full" pending={pending}>
        <FormattedMessage defaultMessage="Log in and continue" description="Button of the dialog over a page whose session has ended" />
      </Button>
      <Button look="quiet" width="full" onClick={onCancel}>
        <FormattedMessage defaultMessage="Leave the page" description="Button of the dialog that asks for logging in again" />
      </Button>
    </form>
  );
}
