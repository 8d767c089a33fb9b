import { defineMessages } from 'react-intl';
import type { HistoryWords } from '../records/record-events.tsx';

/** What the history of a medium says. */
export const mediumWords: HistoryWords = {
  actions: defineMessages({
    'medium.changed': { defaultMessage: 'Changed', description: 'Entry in the history of a picture or file' },
    'medium.replaced': { defaultMessage: 'Replaced by another file', description: 'Entry in the history of a picture or file' },
    'medium.poster_chosen': { defaultMessage: 'Preview picture chosen', description: 'Entry in the history of a video or PDF' },
  }),
  fields: defineMessages({
    name: { defaultMessage: 'name', description: 'Field of a picture or file, in the middle of a list of what was changed' },
    alt: { defaultMessage: 'description', description: 'Field of a picture, in the middle of a list of what was changed' },
    focal_point: { defaultMessage: 'focal point', description: 'Field of a picture, in the middle of a list of what was changed' },
    folder: { defaultMessage: 'folder', description: 'Field of a picture or file, in the middle of a list of what was changed' },
    visibility: {
      defaultMessage: 'who may see it',
      description: 'Field of a picture or file, in the middle of a list of what was changed',
    },
  }),
};
