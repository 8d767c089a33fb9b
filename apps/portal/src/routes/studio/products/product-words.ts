import { defineMessages } from 'react-intl';
import type { HistoryWords } from '../records/record-events.tsx';

/** Whether members are offered a reward. */
export const stateWords = defineMessages({
  offered: { defaultMessage: 'On offer', description: 'State of a reward in the studio' },
  planned: { defaultMessage: 'Planned', description: 'State of a reward in the studio: it will be offered' },
  ended: { defaultMessage: 'Ended', description: 'State of a reward in the studio: it was offered until a day that has passed' },
  withdrawn: { defaultMessage: 'Switched off', description: 'State of a reward in the studio: it is not offered' },
});

/** What the history of a reward says. */
export const productWords: HistoryWords = {
  actions: defineMessages({
    'product.created': { defaultMessage: 'Reward created', description: 'Entry in the history of a reward' },
    'product.changed': { defaultMessage: 'Changed', description: 'Entry in the history of a reward' },
    'product.moved': { defaultMessage: 'Moved to another place in the shop', description: 'Entry in the history of a reward' },
  }),
  fields: defineMessages({
    name: { defaultMessage: 'name', description: 'Field of a reward, in the middle of a list of what was changed' },
    image_id: { defaultMessage: 'picture', description: 'Field of a reward, in the middle of a list of what was changed' },
    coins_required: { defaultMessage: 'price', description: 'Field of a reward, in the middle of a list of what was changed' },
    available_from: {
      defaultMessage: 'beginning of the offer',
      description: 'Field of a reward, in the middle of a list of what was changed',
    },
    available_to: { defaultMessage: 'end of the offer', description: 'Field of a reward, in the middle of a list of what was changed' },
    active: { defaultMessage: 'whether it is offered', description: 'Field of a reward, in the middle of a list of what was changed' },
  }),
};
