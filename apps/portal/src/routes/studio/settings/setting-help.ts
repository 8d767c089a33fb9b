import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What helps with settings that their names do not explain, by their path without places in lists, or by their own name alone. */
export const settingHelp: Record<string, MessageDescriptor> = defineMessages({
  timeZone: {
    defaultMessage: 'Such as Europe/Berlin. It decides when a day begins, for birthdays and events for instance.',
    description: 'Help at a setting in the studio: the time zone',
  },
  formOfAddress: {
    defaultMessage: 'How German texts of the portal and its e-mails address readers. What editors write stays as it is.',
    description: 'Help at a setting in the studio: the form of address',
  },
  'baseOptions.showSystemNotificationMessage': {
    defaultMessage: 'Without it, the answer stands in place of the form.',
    description: 'Help at a setting in the studio: registrations are answered with a short message',
  },
  'baseOptions.showUsersInOrder': {
    defaultMessage: 'Without it, the search shows the best matches first.',
    description: 'Help at a setting in the studio: people are ordered by last name',
  },
  'baseOptions.staticUserFieldIdentifiers': {
    defaultMessage: 'Of other fields, cards show two values.',
    description: 'Help at a setting in the studio: which fields cards of people show in full',
  },
  legalPagesOrder: {
    defaultMessage: 'Names from the list above, such as imprint. The footer leads to these pages, and guests may read them.',
    description: 'Help at a setting in the studio: order of the legal pages',
  },
  'cookieConfig.cookieTypes.id': {
    defaultMessage: 'From 1 to 9. Services name their kind by it.',
    description: 'Help at a setting in the studio: the number of a kind of cookies',
  },
  'settingsMenu.needsConsent': {
    defaultMessage: 'Members agree before it is turned on.',
    description: 'Help at a setting in the studio: an entry of the members’ own settings asks for consent',
  },
  personalApiKeys: {
    defaultMessage: 'With them, programs use the portal in a member’s name. Those that there are stop when this is switched off.',
    description: 'Help at a setting in the studio: members may make API keys',
  },
  articleNumbers: {
    defaultMessage: 'Please ask the works council first.',
    description: 'Help at a setting in the studio: editors see how many members an article has reached',
  },
  redirectHosts: {
    defaultMessage: 'Host names without https://, such as intranet.example.com. Domains below one are not included.',
    description: 'Help at a setting in the studio: websites that logins may lead back to',
  },
  'signup.domains': {
    defaultMessage: 'The part behind the @, such as example.com. None: all addresses may register.',
    description: 'Help at a setting in the studio: domains of e-mail addresses that may register',
  },
  'sso.issuer': {
    defaultMessage: 'Begins with https://. The identity provider tells it.',
    description: 'Help at a setting in the studio: the address of the identity provider',
  },
  clientSecretVariable: {
    defaultMessage: 'Only the name of the variable. The secret itself is set on the server.',
    description: 'Help at a setting in the studio: the variable with the secret',
  },
  privateKeyVariable: {
    defaultMessage: 'Only the name of the variable. The key itself is set on the server.',
    description: 'Help at a setting in the studio: the variable with the private key',
  },
  'sso.scopes': {
    defaultMessage: 'Usually openid, email and profile. The e-mail address must be among what is answered.',
    description: 'Help at a setting in the studio: scopes of single sign-on',
  },
  'sso.usernameClaim': {
    defaultMessage: 'Where it is missing or taken, the e-mail address is used.',
    description: 'Help at a setting in the studio: the claim that names new members',
  },
  'uploads.memberMb': {
    defaultMessage: 'What editors upload counts toward the room for all files alone.',
    description: 'Help at a setting in the studio: room for a member’s files',
  },
  'uploads.orphanDays': {
    defaultMessage: 'Only files that are used nowhere and are not in the media library.',
    description: 'Help at a setting in the studio: days until unused files are deleted',
  },
});
