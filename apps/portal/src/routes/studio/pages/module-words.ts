import type { Schemas } from '@foyer/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Type = Schemas['Module']['type'];

/** What the types are called. One that was just made is called as the code calls it until it has words here; an end-to-end test names those without. */
export const moduleNames: Partial<Record<Type, MessageDescriptor>> = defineMessages({
  articleteaser: { defaultMessage: 'News', description: 'Name of a type of modules in the studio: the newest articles' },
  coachings: { defaultMessage: 'Coachings', description: 'Name of a type of modules in the studio' },
  downloads: { defaultMessage: 'Files', description: 'Name of a type of modules in the studio' },
  editor: { defaultMessage: 'Text', description: 'Name of a type of modules in the studio' },
  gallery: { defaultMessage: 'Gallery', description: 'Name of a type of modules in the studio' },
  gdpr: { defaultMessage: 'Training video', description: 'Name of a type of modules in the studio' },
  gympass: { defaultMessage: 'Partner offer', description: 'Name of a type of modules in the studio: a partner such as a gym' },
  hero_register: { defaultMessage: 'Registration', description: 'Name of a type of modules in the studio: picture with registration form' },
  kununu: { defaultMessage: 'Employer rating', description: 'Name of a type of modules in the studio: the score at kununu' },
  landing_page_teaser: { defaultMessage: 'Teaser cards', description: 'Name of a type of modules in the studio' },
  location: { defaultMessage: 'Hotels', description: 'Name of a type of modules in the studio' },
  navigation_subpages: { defaultMessage: 'Links to pages', description: 'Name of a type of modules in the studio' },
  occasions: { defaultMessage: 'Birthdays and anniversaries', description: 'Name of a type of modules in the studio' },
  profileteaser: { defaultMessage: 'People', description: 'Name of a type of modules in the studio' },
  scores: { defaultMessage: 'Points', description: 'Name of a type of modules in the studio: the reward points of a member' },
  shop: { defaultMessage: 'Rewards', description: 'Name of a type of modules in the studio: the shop for points' },
  stream_widget: { defaultMessage: 'Posts of a group', description: 'Name of a type of modules in the studio' },
  text_image_switch: { defaultMessage: 'Pictures and texts in turn', description: 'Name of a type of modules in the studio' },
  topteaser: { defaultMessage: 'Top stories', description: 'Name of a type of modules in the studio' },
  use_cases: { defaultMessage: 'Pictures with texts', description: 'Name of a type of modules in the studio' },
  webnews: { defaultMessage: 'Web news', description: 'Name of a type of modules in the studio: articles of other websites' },
});

/** What they show, in a sentence. */
export const moduleSentences: Partial<Record<Type, MessageDescriptor>> = defineMessages({
  articleteaser: {
    defaultMessage: 'The newest articles, of all or some categories.',
    description: 'About a type of modules in the studio',
  },
  coachings: {
    defaultMessage: 'Links to coachings, each with its page and article.',
    description: 'About a type of modules in the studio',
  },
  downloads: { defaultMessage: 'Files to open or save.', description: 'About a type of modules in the studio' },
  editor: { defaultMessage: 'Text with headings, lists, links and tables.', description: 'About a type of modules in the studio' },
  gallery: { defaultMessage: 'Pictures to leaf through.', description: 'About a type of modules in the studio' },
  gdpr: { defaultMessage: 'A training as a video in several languages.', description: 'About a type of modules in the studio' },
  gympass: { defaultMessage: 'A picture and a text that lead to a partner.', description: 'About a type of modules in the studio' },
  hero_register: { defaultMessage: 'A large picture with the form to register.', description: 'About a type of modules in the studio' },
  kununu: { defaultMessage: 'How employees rate a hotel or the group.', description: 'About a type of modules in the studio' },
  landing_page_teaser: { defaultMessage: 'Cards with picture, text and link.', description: 'About a type of modules in the studio' },
  location: { defaultMessage: 'Hotels with picture and address.', description: 'About a type of modules in the studio' },
  navigation_subpages: { defaultMessage: 'A list of links with symbols.', description: 'About a type of modules in the studio' },
  occasions: { defaultMessage: 'Whose birthday or anniversary is next.', description: 'About a type of modules in the studio' },
  profileteaser: { defaultMessage: 'People with picture and position.', description: 'About a type of modules in the studio' },
  scores: { defaultMessage: 'The points that members have, each their own.', description: 'About a type of modules in the studio' },
  shop: { defaultMessage: 'What members can have for their points.', description: 'About a type of modules in the studio' },
  stream_widget: { defaultMessage: 'The newest posts of one group.', description: 'About a type of modules in the studio' },
  text_image_switch: { defaultMessage: 'Pictures with texts that change sides.', description: 'About a type of modules in the studio' },
  topteaser: {
    defaultMessage: 'The most important articles, large and one at a time.',
    description: 'About a type of modules in the studio',
  },
  use_cases: { defaultMessage: 'Pictures with texts side by side.', description: 'About a type of modules in the studio' },
  webnews: { defaultMessage: 'Articles of other websites.', description: 'About a type of modules in the studio' },
});
