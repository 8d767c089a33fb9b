import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Alert, Button, Link, TextField } from '@foyer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { link } from '../../host/guests/login-frame.css.ts';
import { KnownPasswordField } from '../../host/session/known-password-field.tsx';
import { form } from '../../host/session/session.css.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { type LoginError, useLogin } from './use-login.ts';

interface LoginFormProps {
  /** Under which name the identifier is sent (`login_options.login_identifier`). */
  identifier: Schemas['Settings']['login_options']['login_identifier'];
  /** The query that carries the destination on. */
  wanted: string;
}

/**
 * Identifier and password. Empty fields are named at once; what the server refuses is shown in an alert and the form stays as it is
 * (access §4, §5).
 */
export function LoginForm({ identifier, wanted }: LoginFormProps) {
  const locale = useLocale();
  const byEmail = identifier === 'email';
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
    // A form sent before the page is hydrated must never put the password into the address.
    <form className={form} method="post" onSubmit={submit} noValidate>
      {error && (
        <Alert tone="critical" role="alert">
          <LoginErrorText error={error} />
        </Alert>
      )}
      <TextField
        ref={nameRef}
        name={identifier}
        label={<NameLabel byEmail={byEmail} />}
        inputMode={byEmail ? 'email' : undefined}
        error={missing.name && <NameMissing byEmail={byEmail} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <KnownPasswordField ref={passwordRef} missing={missing.password} />
      <Button type="submit" look="primary" width="full" pending={pending}>
        <FormattedMessage defaultMessage="Log in" description="Button of the login form" />
      </Button>
      <Link look="standalone" className={link} href={localePath(locale, `${paths.forgotPassword}${wanted}`)}>
        <FormattedMessage defaultMessage="Forgot your password?" description="Link of the login form" />
      </Link>
      <noscript>
        <Alert tone="warning">
          <FormattedMessage
            defaultMessage="Logging in requires JavaScript. Please allow it for this site."
            description="Login page without JavaScript"
          />
        </Alert>
      </noscript>
    </form>
  );
}

function LoginErrorText({ error }: { error: LoginError }) {
  const problemText = useProblemText();
  if (error !== 'cookies') return problemText(error);
  return (
    <FormattedMessage
      defaultMessage="Your browser is blocking cookies. You need them to stay logged in; please allow them for this site."
      description="Login page where cookies are blocked"
    />
  );
}

function NameLabel({ byEmail }: { byEmail: boolean }) {
  return byEmail ? (
    <FormattedMessage defaultMessage="E-mail address" description="Label of the login field where people log in by e-mail" />
  ) : (
    <FormattedMessage defaultMessage="E-mail or username" description="Label of the login field" />
  );
}

function NameMissing({ byEmail }: { byEmail: boolean }) {
  return byEmail ? (
    <FormattedMessage
      defaultMessage="Please enter your e-mail address."
      description="Error below the empty login field where people log in by e-mail"
    />
  ) : (
    <FormattedMessage defaultMessage="Please enter your e-mail or username." description="Error below the empty login field" />
  );
}
