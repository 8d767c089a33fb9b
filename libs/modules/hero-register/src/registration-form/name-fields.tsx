import { TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import type { Draft, Field, FieldErrors } from './use-register.ts';

interface NameFieldsProps {
  idOf: (field: Field) => string;
  errors: FieldErrors;
  draft: Draft | undefined;
}

/** First and last name, for customers who ask for them. */
export function NameFields({ idOf, errors, draft }: NameFieldsProps) {
  return (
    <>
      <TextField
        id={idOf('invoiceAddress.firstname')}
        name="firstname"
        label={<FormattedMessage defaultMessage="First name" description="Label of the registration form" />}
        error={errors['invoiceAddress.firstname']}
        defaultValue={draft?.firstname}
        autoComplete="given-name"
        maxLength={60}
        required
      />
      <TextField
        id={idOf('invoiceAddress.lastname')}
        name="lastname"
        label={<FormattedMessage defaultMessage="Last name" description="Label of the registration form" />}
        error={errors['invoiceAddress.lastname']}
        defaultValue={draft?.lastname}
        autoComplete="family-name"
        maxLength={60}
        required
      />
    </>
  );
}
