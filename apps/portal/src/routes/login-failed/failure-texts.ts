import { defineMessages, type MessageDescriptor } from 'react-intl';

const titles = defineMessages({
  failed: { defaultMessage: 'The login did not work', description: 'Title where single sign-on failed' },
  denied: { defaultMessage: 'The login was cancelled', description: 'Title where the identity provider let nobody in' },
  unavailable: { defaultMessage: 'Your company login cannot be reached', description: 'Title where the identity provider does not answer' },
  unknown: { defaultMessage: 'You have no account here yet', description: 'Title where single sign-on knows no member' },
});

const texts = defineMessages({
  failed: {
    defaultMessage: 'The answer of your company login could not be used. Please try again; if it happens again, tell the administration.',
    description: 'Text where single sign-on failed',
  },
  denied: {
    defaultMessage: 'Your company login did not let you in, or you stopped halfway. Nothing was changed.',
    description: 'Text where the identity provider let nobody in',
  },
  expired: {
    defaultMessage: 'It took too long, or it was begun in another window. Please begin again.',
    description: 'Text where the state of single sign-on is gone',
  },
  unavailable: {
    defaultMessage: 'It does not answer at the moment. Please try again in a few minutes.',
    description: 'Text where the identity provider does not answer',
  },
  unknown: {
    defaultMessage: 'Your company login is right, but nobody has opened the portal to you. Please ask the administration for access.',
    description: 'Text where single sign-on knows no member',
  },
  disabled: {
    defaultMessage: 'Your account here is closed. Please ask the administration if that is a mistake.',
    description: 'Text where the member behind single sign-on is disabled',
  },
});

const reasons: Record<string, { title: MessageDescriptor; text: MessageDescriptor }> = {
  failed: { title: titles.failed, text: texts.failed },
  denied: { title: titles.denied, text: texts.denied },
  expired: { title: titles.failed, text: texts.expired },
  unavailable: { title: titles.unavailable, text: texts.unavailable },
  unknown: { title: titles.unknown, text: texts.unknown },
  disabled: { title: titles.failed, text: texts.disabled },
};

/** The words for a `reason` of `finishSso`; the address is anybody's to write, so what is not known is a plain failure. */
export const failureTexts = (reason: string | null) =>
  reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason]! : reasons['failed']!;
