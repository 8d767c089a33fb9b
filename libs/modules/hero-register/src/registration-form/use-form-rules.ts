import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';
import type { FieldErrors } from './use-register.ts';

/** Something before and behind the @ and a dot behind it; the server knows the rest. */
const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What the form demands, checked before anything is sent. */
export interface FormRules {
  names: boolean;
  terms: boolean;
}

/** Names every field that is empty or cannot be right. */
export function useFormRules({ names, terms }: FormRules): (form: Schemas['RegistrationRequest']) => FieldErrors {
  const intl = useIntl();
  const texts = {
    firstname: intl.formatMessage({ defaultMessage: 'Please enter your first name.', description: 'Registration: empty field' }),
    lastname: intl.formatMessage({ defaultMessage: 'Please enter your last name.', description: 'Registration: empty field' }),
    email: intl.formatMessage({ defaultMessage: 'Please enter your e-mail address.', description: 'Registration: empty field' }),
    emailShape: intl.formatMessage({
      defaultMessage: 'Please enter a complete e-mail address, such as mara@example.com.',
      description: 'Registration: what was entered is no address',
    }),
    password: intl.formatMessage({ defaultMessage: 'Please choose a password.', description: 'Registration: empty field' }),
    short: intl.formatMessage({
      defaultMessage: 'Please choose a password of at least 8 characters.',
      description: 'Registration: the password is too short',
    }),
    terms: intl.formatMessage({
      defaultMessage: 'Please agree to the terms to continue.',
      description: 'Registration: the box is not ticked',
    }),
  };
  return ({ invoiceAddress: { email, password, firstname, lastname }, agb_nda_accepted }) => ({
    ...(names && !firstname && { 'invoiceAddress.firstname': texts.firstname }),
    ...(names && !lastname && { 'invoiceAddress.lastname': texts.lastname }),
    ...(!emailShape.test(email) && { 'invoiceAddress.email': email ? texts.emailShape : texts.email }),
    ...([...password].length < 8 && { 'invoiceAddress.password': password ? texts.short : texts.password }),
    ...(terms && !agb_nda_accepted && { agb_nda_accepted: texts.terms }),
  });
}
