import { usePasswordTexts } from '@foyer/i18n';
import { PasswordField, TextField } from '@foyer/ui';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldsProps } from './name-fields.tsx';
import { fieldId } from './use-field-errors.ts';

interface EmailFieldsProps extends FieldsProps {
  own: boolean;
  /** The field for the current password, where it is asked for. */
  password: RefObject<HTMLInputElement | null> | undefined;
}

/** The e-mail address; for a new one of one's own with the current password. */
export function EmailFields({ entries, change, errors, own, password }: EmailFieldsProps) {
  const passwordTexts = usePasswordTexts();
  return (
    <>
      <TextField
        id={fieldId('email')}
        name="email"
        type="email"
        autoComplete={own ? 'email' : 'off'}
        maxLength={254}
        required
        label={<FormattedMessage defaultMessage="E-mail address" description="Field of a profile" />}
        hint={
          own ? (
            <FormattedMessage
              defaultMessage="A new address takes effect once you have opened the link we send to it."
              description="Hint at the field for one's own e-mail address"
            />
          ) : (
            <FormattedMessage
              defaultMessage="A new address takes effect immediately; the old one is notified by e-mail."
              description="Hint at the field for a person's e-mail address"
            />
          )
        }
        value={entries.email}
        error={errors.of('email')}
        onChange={(value) => change({ email: value })}
      />
      {password && (
        <PasswordField
          {...passwordTexts}
          ref={password}
          id={fieldId('current_password')}
          name="current_password"
          autoComplete="current-password"
          label={<FormattedMessage defaultMessage="Current password" description="Field of a profile: needed for another e-mail address" />}
          hint={
            <FormattedMessage
              defaultMessage="So that no one else can change your address."
              description="Hint at the current password in the form about a profile"
            />
          }
          error={errors.of('current_password')}
          required
        />
      )}
    </>
  );
}
