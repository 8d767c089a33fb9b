import type { Schemas } from '@foyer/api';
import { Alert, Button, PasswordField, TextField } from '@foyer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../app/use-problem-text.ts';
import { useLogin } from './use-login.ts';
import * as styles from './login-page.css.ts';

interface LoginFormProps {
  /** Under which name the identifier is sent (`login_options.login_identifier`). */
  identifier: Schemas['Settings']['login_options']['login_identifier'];
}

/**
 * Identifier and password. Empty fields are named at once; what the server refuses stands in an alert and the form stays as it is
 * (access §4, §5).
 */
export function LoginForm({ identifier }: LoginFormProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { error, pending, login } = useLogin(identifier);
  const [missing, setMissing] = useState<{ name: boolean; password: boolean }>({ name: false, password: false });
  const nameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = nameRef.current!.value.trim();
    const password = passwordRef.current!.value;
    setMissing({ name: !name, password: !password });
    if (!name) return nameRef.current!.focus();
    if (!password) return passwordRef.current!.focus();
    if (!pending) login({ name, password });
  }

  return (
    // A form sent before the page has come to life must never put the password into the address.
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {error && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      <TextField
        ref={nameRef}
        name={identifier}
        label={<FormattedMessage defaultMessage="E-mail or user name" description="Label of the login field" />}
        error={
          missing.name && (
            <FormattedMessage defaultMessage="Please enter your e-mail or user name." description="Error below the empty login field" />
          )
        }
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        ref={passwordRef}
        name="password"
        label={<FormattedMessage defaultMessage="Password" description="Label of the password field" />}
        error={
          missing.password && (
            <FormattedMessage defaultMessage="Please enter your password." description="Error below the empty password field" />
          )
        }
        revealLabel={intl.formatMessage({ defaultMessage: 'Show password', description: 'Button in the password field' })}
        concealLabel={intl.formatMessage({ defaultMessage: 'Hide password', description: 'Button in the password field' })}
        autoComplete="current-password"
        required
      />
      <Button type="submit" look="primary" width="full" pending={pending}>
        <FormattedMessage defaultMessage="Log in" description="Button of the login form" />
      </Button>
      <noscript>
        <Alert tone="warning">
          <FormattedMessage
            defaultMessage="Logging in needs JavaScript. Please allow it for this site."
            description="Login page without JavaScript"
          />
        </Alert>
      </noscript>
    </form>
  );
}
