import { chunkFailed } from './error-status.ts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

interface ErrorTexts {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const messages = defineMessages({
  offlineTitle: { defaultMessage: 'No connection', description: 'Error page: no answer from the server' },
  offlineText: {
    defaultMessage: 'The server is not responding. Check your connection and try again.',
    description: 'Error page: no answer from the server',
  },
  sessionTitle: { defaultMessage: 'Your session has ended', description: 'Error page: not signed in any more' },
  sessionText: { defaultMessage: 'Please log in again to continue where you left off.', description: 'Error page: not signed in any more' },
  forbiddenTitle: { defaultMessage: 'No access', description: 'Error page: forbidden' },
  forbiddenText: { defaultMessage: 'You do not have access to this page.', description: 'Error page: forbidden' },
  missingTitle: { defaultMessage: 'Page not found', description: 'Error page: 404' },
  missingText: {
    defaultMessage: 'This page does not exist or is no longer available.',
    description: 'Error page: 404',
  },
  busyTitle: {
    defaultMessage: 'Not available right now',
    description: 'Error page: the server is overloaded or out of order for a moment',
  },
  busyText: {
    defaultMessage: 'We are working on it. Please try again in a moment.',
    description: 'Error page: the server is overloaded or out of order for a moment',
  },
  chunkTitle: { defaultMessage: 'This page could not be loaded', description: 'Error page: code of the portal did not arrive' },
  chunkText: {
    defaultMessage: 'The portal was probably updated in the meantime. Reload the page to continue.',
    description: 'Error page: code of the portal did not arrive',
  },
  otherTitle: { defaultMessage: 'Something went wrong', description: 'Error page without further detail' },
  otherText: { defaultMessage: 'The page could not be shown. Please try again.', description: 'Error page without further detail' },
});

const byStatus: Record<number, ErrorTexts> = {
  [chunkFailed]: { title: messages.chunkTitle, text: messages.chunkText },
  0: { title: messages.offlineTitle, text: messages.offlineText },
  401: { title: messages.sessionTitle, text: messages.sessionText },
  403: { title: messages.forbiddenTitle, text: messages.forbiddenText },
  404: { title: messages.missingTitle, text: messages.missingText },
  429: { title: messages.busyTitle, text: messages.busyText },
  503: { title: messages.busyTitle, text: messages.busyText },
};

/** Title and text of the error page for a status of `errorStatus`. */
export const errorTexts = (status: number): ErrorTexts => byStatus[status] ?? { title: messages.otherTitle, text: messages.otherText };
