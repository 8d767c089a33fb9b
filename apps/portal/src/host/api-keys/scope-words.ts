import { defineMessages } from 'react-intl';

/** What a key may do, in words, by the scope's name in the contract (`ApiScope`). */
export const scopeWords = defineMessages({
  'news:read': { defaultMessage: 'Read news', description: 'What an API key may do' },
  'pages:read': { defaultMessage: 'Read pages and the menu', description: 'What an API key may do' },
  'people:read': { defaultMessage: 'Read profiles', description: 'What an API key may do' },
  'search:read': { defaultMessage: 'Search', description: 'What an API key may do' },
  'comments:read': { defaultMessage: 'Read comments and likes', description: 'What an API key may do' },
  'comments:write': { defaultMessage: 'Write comments and like', description: 'What an API key may do' },
  'groups:read': { defaultMessage: 'Read posts of groups', description: 'What an API key may do' },
  'activities:read': { defaultMessage: 'Read activities and notifications', description: 'What an API key may do' },
  'activities:write': { defaultMessage: 'Mark activities and notifications as read', description: 'What an API key may do' },
  'occasions:read': { defaultMessage: 'Read birthdays and anniversaries', description: 'What an API key may do' },
  'occasions:write': { defaultMessage: 'Congratulate', description: 'What an API key may do' },
  'shop:read': { defaultMessage: 'Read rewards and the cart', description: 'What an API key may do' },
  'shop:write': { defaultMessage: 'Change the cart', description: 'What an API key may do' },
  'chat:read': { defaultMessage: 'Read conversations', description: 'What an API key may do' },
  'chat:write': { defaultMessage: 'Write messages', description: 'What an API key may do' },
  'media:read': { defaultMessage: 'Read pictures and files', description: 'What an API key may do' },
  'media:write': { defaultMessage: 'Upload files', description: 'What an API key may do' },
  'studio:read': { defaultMessage: 'Read in the studio', description: 'What an API key may do' },
  'studio:write': { defaultMessage: 'Write in the studio', description: 'What an API key may do' },
  'accounts:read': { defaultMessage: 'Read accounts', description: 'What an API key may do' },
  'accounts:write': { defaultMessage: 'Change accounts', description: 'What an API key may do' },
});

type Scope = keyof typeof scopeWords;

/** Those that this version has words for, as the contract asks of clients. */
export const knownScopes = (scopes: readonly string[]): Scope[] =>
  scopes.filter((scope): scope is Scope => Object.hasOwn(scopeWords, scope));
