import type { Schemas } from '@foyer/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Where an account stands. */
export const stateWords = defineMessages({
  active: { defaultMessage: 'Active', description: 'State of an account in the studio' },
  invited: { defaultMessage: 'Never logged in', description: 'State of an account in the studio' },
  blocked: { defaultMessage: 'Blocked', description: 'State of an account in the studio: no one can log in to it' },
});

/** What permissions are called. */
export const permissionNames: Record<string, MessageDescriptor> = defineMessages({
  superadmin: { defaultMessage: 'Superadmin', description: 'Permission of a member: may do everything' },
  users: { defaultMessage: 'People', description: 'Permission of a member: administers accounts' },
  editor: { defaultMessage: 'Editor', description: 'Permission of a member: writes content' },
  scripts: { defaultMessage: 'Scripts', description: 'Permission of a member: writes scripts into content' },
  moderator: { defaultMessage: 'Moderator', description: 'Permission of a member: decides on what members report' },
});

/** What permissions allow. */
export const permissionTexts: Record<string, MessageDescriptor> = defineMessages({
  superadmin: { defaultMessage: 'May do everything, settings and appearance included.', description: 'What a permission allows' },
  users: { defaultMessage: 'Creates, changes and blocks accounts.', description: 'What a permission allows' },
  editor: { defaultMessage: 'Writes articles, pages, the menu and categories.', description: 'What a permission allows' },
  scripts: {
    defaultMessage: 'Writes scripts into pages. They run in the browser of every reader.',
    description: 'What a permission allows',
  },
  moderator: { defaultMessage: 'Reads what members report, and removes it or lets it stay.', description: 'What a permission allows' },
});

/** What the fields of an account are called in its history. */
export const fieldNames: Record<string, MessageDescriptor> = defineMessages({
  username: { defaultMessage: 'username', description: 'Field of an account, in the middle of a list of what was changed' },
  email: { defaultMessage: 'e-mail address', description: 'Field of an account, in the middle of a list of what was changed' },
  firstname: { defaultMessage: 'first name', description: 'Field of an account, in the middle of a list of what was changed' },
  lastname: { defaultMessage: 'last name', description: 'Field of an account, in the middle of a list of what was changed' },
  title: { defaultMessage: 'position', description: 'Field of an account, in the middle of a list of what was changed' },
  hotel_id: { defaultMessage: 'hotel', description: 'Field of an account, in the middle of a list of what was changed' },
  language: { defaultMessage: 'language', description: 'Field of an account, in the middle of a list of what was changed' },
  permissions: { defaultMessage: 'permissions', description: 'Field of an account, in the middle of a list of what was changed' },
  birthday: { defaultMessage: 'birthday', description: 'Field of an account, in the middle of a list of what was changed' },
  is_birth_year_visible: {
    defaultMessage: 'year of birth shown',
    description: 'Field of an account, in the middle of a list of what was changed',
  },
  hired_on: { defaultMessage: 'first day at work', description: 'Field of an account, in the middle of a list of what was changed' },
  gender: { defaultMessage: 'gender', description: 'Field of an account, in the middle of a list of what was changed' },
  careers: { defaultMessage: 'career', description: 'Field of an account, in the middle of a list of what was changed' },
  skills: { defaultMessage: 'skills', description: 'Field of an account, in the middle of a list of what was changed' },
  special_tasks: { defaultMessage: 'special tasks', description: 'Field of an account, in the middle of a list of what was changed' },
});

/** What was done to an account. */
export const actionWords: Record<string, MessageDescriptor> = defineMessages({
  'user.created': { defaultMessage: 'Account created', description: 'Entry in the history of an account' },
  'user.invited': { defaultMessage: 'Invitation sent', description: 'Entry in the history of an account' },
  'user.reset_mailed': { defaultMessage: 'Link to a new password sent', description: 'Entry in the history of an account' },
  'user.changed': { defaultMessage: 'Changed', description: 'Entry in the history of an account' },
  'user.disabled': { defaultMessage: 'Blocked', description: 'Entry in the history of an account' },
  'user.enabled': { defaultMessage: 'Unblocked', description: 'Entry in the history of an account' },
  'user.email_requested': { defaultMessage: 'New e-mail address requested', description: 'Entry in the history of an account' },
  'user.email_changed': { defaultMessage: 'New e-mail address confirmed', description: 'Entry in the history of an account' },
  'registration.begun': { defaultMessage: 'Registered', description: 'Entry in the history of an account' },
  'registration.confirmed': { defaultMessage: 'Registration confirmed', description: 'Entry in the history of an account' },
  'registration.refused': {
    defaultMessage: 'Someone tried to register with this address',
    description: 'Entry in the history of an account',
  },
  'sso.created': {
    defaultMessage: 'Account created at the first login through a service',
    description: 'Entry in the history of an account',
  },
  'sso.linked': { defaultMessage: 'Connected with the login of a service', description: 'Entry in the history of an account' },
  'consent.accepted': { defaultMessage: 'Consent given', description: 'Entry in the history of an account' },
  'password.changed': { defaultMessage: 'Password changed', description: 'Entry in the history of an account' },
  'password.reset': { defaultMessage: 'New password set', description: 'Entry in the history of an account' },
  'terms.accepted': { defaultMessage: 'Terms accepted', description: 'Entry in the history of an account' },
});

/** What each gender is called. */
export const genderNames = defineMessages({
  female: { defaultMessage: 'Female', description: 'Gender of a member' },
  male: { defaultMessage: 'Male', description: 'Gender of a member' },
  diverse: { defaultMessage: 'Diverse', description: 'Gender of a member' },
}) satisfies Record<NonNullable<Schemas['StudioPersonContent']['gender']>, MessageDescriptor>;
