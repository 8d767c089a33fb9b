import { defineMessages, type MessageDescriptor } from 'react-intl';

/**
 * What the fields of modules are called, by their names in the config. `type:path` says it for one type where it differs. That none is missing is tested
 * against the server's types (`e2e/once/studio-pages.spec.ts`).
 */
export const fieldWords: Record<string, MessageDescriptor> = defineMessages({
  articleName: { defaultMessage: 'Article', description: 'Field of a module: the words of a link to an article' },
  backgroundImageId: { defaultMessage: 'Background picture', description: 'Field of a module' },
  blocks: { defaultMessage: 'Texts', description: 'Field of a module: blocks of text' },
  body: { defaultMessage: 'Text of the e-mail', description: 'Field of a module' },
  buttonText: { defaultMessage: 'Words on the button', description: 'Field of a module' },
  buttonUrl: { defaultMessage: 'Where the button leads', description: 'Field of a module' },
  buttons: { defaultMessage: 'Buttons', description: 'Field of a module: which buttons show' },
  captionsId: { defaultMessage: 'Subtitles', description: 'Field of a module' },
  category: { defaultMessage: 'Categories', description: 'Field of a module' },
  description: { defaultMessage: 'Text', description: 'Field of a module' },
  email: { defaultMessage: 'E-mail address', description: 'Field of a module' },
  entries: { defaultMessage: 'Entries', description: 'Field of a module' },
  featureEmail: { defaultMessage: 'Button that writes an e-mail', description: 'Field of a module' },
  feed: { defaultMessage: 'Websites', description: 'Field of a module: sources of web news' },
  groupId: { defaultMessage: 'Group', description: 'Field of a module' },
  hotelId: { defaultMessage: 'Hotel', description: 'Field of a module' },
  hotelIds: { defaultMessage: 'Hotels', description: 'Field of a module' },
  html: { defaultMessage: 'Text', description: 'Field of a module' },
  icon: { defaultMessage: 'Symbol', description: 'Field of a module' },
  imageId: { defaultMessage: 'Picture', description: 'Field of a module' },
  isCircle: { defaultMessage: 'Begins again after the last one', description: 'Field of a module: whether a slider is endless' },
  kind: { defaultMessage: 'Kind', description: 'Field of a module: the kind of a block of text' },
  language: { defaultMessage: 'Language', description: 'Field of a module' },
  layout: { defaultMessage: 'Arrangement', description: 'Field of a module' },
  limit: { defaultMessage: 'How many', description: 'Field of a module' },
  link: { defaultMessage: 'Link', description: 'Field of a module' },
  linkText: { defaultMessage: 'Words of the link', description: 'Field of a module' },
  maxRecords: { defaultMessage: 'How many', description: 'Field of a module' },
  mediaIds: { defaultMessage: 'Files', description: 'Field of a module' },
  'gallery:mediaIds': { defaultMessage: 'Pictures', description: 'Field of a module' },
  pageName: { defaultMessage: 'Page', description: 'Field of a module: the words of a link to a page' },
  posterId: { defaultMessage: 'Picture before it plays', description: 'Field of a module: of a video' },
  showAll: { defaultMessage: 'Button that shows all', description: 'Field of a module' },
  sliderInterval: { defaultMessage: 'Goes on by itself after (milliseconds)', description: 'Field of a module: of a slider' },
  subject: { defaultMessage: 'Subject', description: 'Field of a module: of an e-mail' },
  subline: { defaultMessage: 'Line below the title', description: 'Field of a module' },
  title: { defaultMessage: 'Title', description: 'Field of a module' },
  trainings: { defaultMessage: 'Videos by language', description: 'Field of a module' },
  transcript: { defaultMessage: 'What is said in it', description: 'Field of a module: the transcript of a video' },
  userIds: { defaultMessage: 'People', description: 'Field of a module' },
  videoId: { defaultMessage: 'Video', description: 'Field of a module' },
});

/** What helps to fill a field. */
export const fieldHints: Record<string, MessageDescriptor> = defineMessages({
  category: { defaultMessage: 'None: articles of all categories.', description: 'Hint at a field of a module' },
  feed: { defaultMessage: 'None: all websites.', description: 'Hint at a field of a module' },
  'kununu:hotelId': { defaultMessage: 'None: the rating of the whole group.', description: 'Hint at a field of a module' },
  'gdpr:language': { defaultMessage: 'None: to each reader in their own language.', description: 'Hint at a field of a module' },
  sliderInterval: { defaultMessage: 'Empty: readers go on themselves.', description: 'Hint at a field of a module' },
});

/** The choices of fields, by the field's name and the value. */
export const choiceWords: Record<string, MessageDescriptor> = defineMessages({
  'buttons.each': { defaultMessage: 'One at each entry', description: 'Choice of a field of a module: buttons' },
  'buttons.single': { defaultMessage: 'One below all', description: 'Choice of a field of a module: buttons' },
  'buttons.none': { defaultMessage: 'None', description: 'Choice of a field of a module: buttons' },
  'kind.html': { defaultMessage: 'Text', description: 'Choice of a field of a module: kind of a block' },
  'kind.frame': { defaultMessage: 'Frame of its own (HTML of others)', description: 'Choice of a field of a module: kind of a block' },
  'layout.grid': { defaultMessage: 'In a grid', description: 'Choice of a field of a module: arrangement' },
  'layout.horizontal': { defaultMessage: 'Two side by side', description: 'Choice of a field of a module: arrangement' },
});
