import { defineMessages, type MessageDescriptor } from 'react-intl';

const titles = defineMessages({
  failed: { defaultMessage: 'Login failed', description: 'Title where single sign-on failed' },
  denied: { defaultMessage: 'The login was cancelled', description: 'Title where the identity provider refused the login' },
  unavailable: { defaultMessage: 'Your company login cannot be reached', description: 'Title where the identity provider does not answer' },
  unknown: { defaultMessage: 'You do not have an account here yet', description: 'Title where single sign-on knows no member' },
});

const texts = defineMessages({
  failed: {
    defaultMessage:
      'The response from your company login could not be used. Please try again; if it happens again, contact your administrator.',
    description: 'Text where single sign-on failed',
  },
  denied: {
    defaultMessage: 'Your company login was refused or cancelled. Nothing has changed.',
    description: 'Text where the identity provider refused the login',
  },
  expired: {
    defaultMessage: 'It took too long or was started in another window. Please start again.',
    description: 'Text where the state of single sign-on is gone',
  },
  unavailable: {
    defaultMessage: 'The service is not responding at the moment. Please try again in a few minutes.',
    description: 'Text where the identity provider does not answer',
  },
  unknown: {
    defaultMessage: 'Your company login worked, but you do not have access to this portal yet. Please ask your administrator for access.',
    description: 'Text where single sign-on knows no member',
  },
  address: {
    defaultMessage: 'Your company login did not provide an e-mail address, and an account needs one. Please contact your administrator.',
    description: 'Text where the identity provider names no address',
  },
  disabled: {
    defaultMessage: 'Your account has been blocked. Please contact your administrator if you think this is a mistake.',
    description: 'Text where the member behind single sign-on is disabled',
  },
});

const reasons: Record<string, { title: MessageDescriptor; text: MessageDescriptor }> = {
  failed: { title: titles.failed, text: texts.failed },
  denied: { title: titles.denied, text: texts.denied },
  expired: { title: titles.failed, text: texts.expired },
  unavailable: { title: titles.unavailable, text: texts.unavailable },
  unknown: { title: titles.unknown, text: texts.unknown },
  address: { title: titles.failed, text: texts.address },
  disabled: { title: titles.failed, text: texts.disabled },
};

const services = defineMessages({
  unreachable: { defaultMessage: '{service} cannot be reached', description: 'Title where a service such as Google does not answer' },
  failed: {
    defaultMessage: 'The response from {service} could not be used. Please try again; if it happens again, contact your administrator.',
    description: 'Text where the login through a service such as Google failed',
  },
  denied: {
    defaultMessage: 'The login with {service} was refused or cancelled. Nothing has changed.',
    description: 'Text where a service such as Google let no one in',
  },
  unknown: {
    defaultMessage:
      'You cannot create an account here with the address from {service}. Log in another way, or ask your administrator for access.',
    description: 'Text where a service such as Google names a person who may not register',
  },
  address: {
    defaultMessage: '{service} did not share an e-mail address, and an account needs one. Please allow it there and try again.',
    description: 'Text where a service such as Google names no address',
  },
  attempts: {
    defaultMessage: 'Too many attempts in a short time. Please try again in an hour.',
    description: 'Text where registering through a service such as Google is slowed down',
  },
});

const reasonsOfServices: typeof reasons = {
  ...reasons,
  failed: { title: titles.failed, text: services.failed },
  denied: { title: titles.denied, text: services.denied },
  unavailable: { title: services.unreachable, text: texts.unavailable },
  unknown: { title: titles.unknown, text: services.unknown },
  address: { title: titles.failed, text: services.address },
  attempts: { title: titles.failed, text: services.attempts },
};

/**
 * The words for a `reason` of `finishSso`, or of `finishSocialLogin` with the name of the `service` in them; the address can be written by all, so what is
 * not known is a plain failure.
 */
export function failureTexts(reason: string | null, ofService: boolean) {
  const known = ofService ? reasonsOfServices : reasons;
  return reason !== null && Object.hasOwn(known, reason) ? known[reason]! : known['failed']!;
}
