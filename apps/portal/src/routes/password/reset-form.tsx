import type { Schemas } from '@foyer/api';
import { usePasswordTexts } from '@foyer/i18n';
import { Alert, Button, PasswordField } from '@foyer/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUser } from '../../host/app/shell-data.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { repetitionDiffers, type PasswordEntries, passwordFault } from './password-fault.ts';
import * as styles from '../../host/session/session.css.ts';
import { useFaultText } from './use-fault-text.ts';
import type { ResetOutcome } from './use-reset.ts';

interface ResetFormProps {
  /** `change` asks for the current password (access §2). */
  mode: 'reset' | 'change';
  outcome: ResetOutcome;
  pending: boolean;
  onSubmit: (body: Schemas['ResetPasswordRequest']) => void;
}

const nothing: PasswordEntries = { current: undefined, wanted: '', repeated: '' };

function entriesOf(form: HTMLFormElement): PasswordEntries {
  const data = new FormData(form);
  const of = (name: string): string => String(data.get(name) ?? '');
  return {
    current: data.has('current_password') ? of('current_password') : undefined,
    wanted: of('new_password'),
    repeated: of('new_password_confirm'),
  };
}

/** The new password twice, for members the current one before. It cannot be sent while it is incomplete, unequal or under way. */
export function ResetForm({ mode, outcome, pending, onSubmit }: ResetFormProps) {
  const faultText = useFaultText();
  const passwordTexts = usePasswordTexts();
  const problemText = useProblemText();
  const user = useUser();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState<PasswordEntries>(nothing);
  const [left, setLeft] = useState(false);
  const fault = passwordFault(entries);
  const refused = outcome.kind === 'failed' ? outcome.fields : {};
  const [firstRefused] = Object.keys(refused);

  // What was typed before the page was hydrated.
  useEffect(() => setEntries(entriesOf(form.current!)), []);
  useEffect(() => {
    if (outcome.kind === 'failed' && firstRefused) form.current?.querySelector<HTMLInputElement>(`[name="${firstRefused}"]`)?.focus();
  }, [outcome, firstRefused]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = entriesOf(event.currentTarget);
    setEntries(now);
    if (passwordFault(now) || pending) return;
    const { current, wanted, repeated } = now;
    onSubmit({ ...(current !== undefined && { current_password: current }), new_password: wanted, new_password_confirm: repeated });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      onSubmit={submit}
      onInput={(event) => setEntries(entriesOf(event.currentTarget))}
      noValidate
    >
      {outcome.kind === 'failed' && !firstRefused && (
        <Alert tone="critical" role="alert">
          {problemText(outcome.error)}
        </Alert>
      )}
      {user && <input name="username" autoComplete="username" value={user.email} readOnly hidden />}
      {mode === 'change' && (
        <PasswordField
          {...passwordTexts}
          required
          name="current_password"
          label={<FormattedMessage defaultMessage="Current password" description="Label of the field for the current password" />}
          error={refused['current_password']}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField error={refused['new_password']} ownWords={user ? [user.fullname, user.email] : []} />
      <PasswordField
        {...passwordTexts}
        required
        name="new_password_confirm"
        label={<FormattedMessage defaultMessage="Repeat new password" description="Label of the field that repeats a new password" />}
        error={repetitionDiffers(entries, left) ? faultText('unequal') : refused['new_password_confirm']}
        onBlur={() => setLeft(true)}
        autoComplete="new-password"
        maxLength={256}
      />
      <Button type="submit" look="primary" width="full" pending={pending} disabledReason={fault ? faultText(fault) : undefined}>
        <FormattedMessage defaultMessage="Set new password" description="Button of the form for a new password" />
      </Button>
    </form>
  );
}
