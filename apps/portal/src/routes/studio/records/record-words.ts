import { defineMessage, type MessageDescriptor } from 'react-intl';

/** What a newer server has noted. */
export const otherAction: MessageDescriptor = defineMessage({
  defaultMessage: 'Something else was done',
  description: 'Entry in a history of the studio',
});
