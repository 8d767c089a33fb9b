import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type FieldSchema, plain } from '../form/schema.ts';

const titles = defineMessages({
  portal: { defaultMessage: 'Portal and languages', description: 'Section of the settings in the studio' },
  pages: { defaultMessage: 'Pages and terms', description: 'Section of the settings in the studio' },
  login: { defaultMessage: 'Login and registration', description: 'Section of the settings in the studio' },
  members: { defaultMessage: 'Members and search', description: 'Section of the settings in the studio' },
  consent: { defaultMessage: 'Cookies, newsletter and members’ own settings', description: 'Section of the settings in the studio' },
  files: { defaultMessage: 'Files and notifications', description: 'Section of the settings in the studio' },
});

/** A part of the settings that is shown together, by the names they are stored under. */
export interface SettingsSection {
  key: string;
  title: MessageDescriptor;
  names: readonly string[];
}

/** In the order of `org-settings.ts`; the customer's own words for messages are changed on the command line. */
export const sections: readonly SettingsSection[] = [
  { key: 'portal', title: titles.portal, names: ['baseOptions', 'languages', 'formOfAddress', 'timeZone'] },
  { key: 'pages', title: titles.pages, names: ['pages', 'legalPagesOrder', 'shareOptions', 'terms', 'contentReview', 'articleNumbers'] },
  { key: 'login', title: titles.login, names: ['loginIdentifier', 'signup', 'sso', 'redirectHosts'] },
  {
    key: 'members',
    title: titles.members,
    names: ['profileOptions', 'streamOptions', 'allowPostsWithoutGrpAndTopic', 'personalApiKeys', 'advancedSearch'],
  },
  { key: 'consent', title: titles.consent, names: ['cookieConfig', 'newsletter', 'settingsMenu'] },
  { key: 'files', title: titles.files, names: ['uploads'] },
];

const isGroup = (schema: FieldSchema): boolean => plain(schema).schema.properties !== undefined;

/** The schema with every group that may be nothing left to a switch. */
function switchable(written: FieldSchema): FieldSchema {
  const { schema } = plain(written);
  const { properties } = schema;
  if (!properties) return written;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, switchable(property)])),
    required: (schema.required ?? []).filter((name) => !(isGroup(properties[name]!) && plain(properties[name]!).nullable)),
  };
}

/** The part of the schema that a section shows. */
export function schemaOf({ names }: SettingsSection, whole: FieldSchema): FieldSchema {
  const { properties = {}, required = [] } = switchable(whole);
  const shown = names.filter((name) => properties[name]);
  return {
    type: 'object',
    properties: Object.fromEntries(shown.map((name) => [name, properties[name]!])),
    required: required.filter((name) => shown.includes(name)),
  };
}
