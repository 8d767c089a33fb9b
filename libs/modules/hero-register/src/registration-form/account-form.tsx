import type { Schemas } from '@foyer/api';
import { Alert, Button, ErrorSummary, TextField } from '@foyer/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from '../registration/registration.css.ts';
import { NameFields } from './name-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { readForm } from './read-form.ts';
import { TermsBox } from './terms-box.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { Draft } from './use-register.ts';

/** See `AccountForm`. */
export interface AccountFormProps {
  signup: Schemas['SignupConfiguration'];
  terms: Schemas['Terms'] | null;
  /** What was typed before, where the visitor comes back. */
  draft: Draft | undefined;
  onFailure: ((text: string) => void) | undefined;
  onDone: (draft: Draft) => void;
}

/** The fields and their button. Refused, everything stays as it was typed. */
export function AccountForm({ signup, terms, draft, onFailure, onDone }: AccountFormProps) {
  const names = signup.type === 'advanced';
  const { form, idOf, errors, wrong, failure, attempts, pending, submit } = useAccountForm({
    rules: { names, terms: terms !== null },
    onFailure,
    onDone,
  });
  const [ownWords, setOwnWords] = useState<readonly string[]>([]);
  return (
    // A form sent before the page is hydrated must never put the password into the address.
    <form
      ref={form}
      className={styles.form}
      method="post"
      onSubmit={submit}
      onBlur={() => setOwnWords(Object.values(readForm(form.current!).draft).filter(Boolean))}
      noValidate
    >
      {failure && (
        <Alert tone="critical" role="alert">
          {failure}
        </Alert>
      )}
      {wrong.length > 1 && (
        <ErrorSummary
          key={attempts}
          title={<FormattedMessage defaultMessage="Please check these fields" description="Registration: above the list of errors" />}
          errors={wrong.map((field) => ({ field: idOf(field), text: errors[field] }))}
        />
      )}
      {names && <NameFields idOf={idOf} errors={errors} draft={draft} />}
      <TextField
        id={idOf('invoiceAddress.email')}
        type="email"
        name="email"
        label={<FormattedMessage defaultMessage="E-mail address" description="Label of the address field of the registration" />}
        error={errors['invoiceAddress.email']}
        defaultValue={draft?.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <NewPasswordField id={idOf('invoiceAddress.password')} error={errors['invoiceAddress.password']} ownWords={ownWords} />
      <Agreement terms={terms} id={idOf('agb_nda_accepted')} error={errors.agb_nda_accepted} pending={pending} />
      <noscript>
        <Alert tone="warning">
          <FormattedMessage
            defaultMessage="Registration requires JavaScript. Please allow it for this site."
            description="Registration without JavaScript"
          />
        </Alert>
      </noscript>
    </form>
  );
}

interface AgreementProps extends Pick<AccountFormProps, 'terms'> {
  id: string;
  error: string | undefined;
  pending: boolean;
}

/** The terms and the button, which does nothing until they are agreed to. */
function Agreement({ terms, id, error, pending }: AgreementProps) {
  const intl = useIntl();
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(!terms);
  // Ticked before the page was hydrated.
  useEffect(() => setAgreed(!terms || Boolean(box.current?.checked)), [terms]);
  const reason = intl.formatMessage({
    defaultMessage: 'Please agree to the terms of use first.',
    description: 'Registration: why the button does nothing',
  });
  return (
    <>
      {terms && <TermsBox ref={box} id={id} terms={terms} error={error} onChange={setAgreed} />}
      <Button type="submit" look="primary" width="full" pending={pending} disabledReason={agreed ? undefined : reason}>
        <FormattedMessage defaultMessage="Create account" description="Button of the registration form" />
      </Button>
    </>
  );
}
