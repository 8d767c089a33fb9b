import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledSpecification } from '../../platform/http/specification.ts';

const record = readFileSync(join(import.meta.dirname, '../../../../../docs/decisions/0035-what-the-session-holds.md'), 'utf8');
const { schemas } = bundledSpecification().components;
const fieldsOf = (name: string) => Object.keys((schemas[name] as { properties: object }).properties);

/** Where a field of the specification is found: a schema, or the record that says why it is elsewhere. */
type Place = 'Session' | 'User' | 'Profile' | 'record 35';

it.each<[field: string, place: Place]>([
  ['user_id', 'User'],
  ['id', 'Profile'],
  ['img_path', 'record 35'],
  ['permissions', 'User'],
  ['admin_url', 'User'],
  ['firstname', 'User'],
  ['lastname', 'User'],
  ['fullname', 'User'],
  ['first_name', 'record 35'],
  ['last_name', 'record 35'],
  ['full_name', 'record 35'],
  ['image', 'User'],
  ['online', 'record 35'],
  ['latest_activity', 'record 35'],
  ['birthday', 'Profile'],
  ['email', 'User'],
  ['gender', 'Profile'],
  ['languages', 'Profile'],
  ['locations', 'Profile'],
  ['areas', 'Profile'],
  ['careers', 'Profile'],
  ['skills', 'Profile'],
  ['special_tasks', 'Profile'],
  ['title', 'User'],
  ['newsletter_subscriptions', 'record 35'],
])('%s of the authenticated user is in: %s', (field, place) => {
  if (place === 'record 35') {
    expect([...fieldsOf('User'), ...fieldsOf('Profile')]).not.toContain(field);
    expect(record).toContain(`\`${field}\``);
  } else expect(fieldsOf(place)).toContain(field);
});

it.each<[field: string, place: Place]>([
  ['status', 'Session'],
  ['user', 'Session'],
  ['location', 'Session'],
  ['selected_language', 'Session'],
  ['consent_accepted', 'Session'],
  ['agb_nda_accepted', 'Session'],
  ['settings', 'record 35'],
  ['allow_posts_without_grp_and_topic', 'Session'],
])('%s of the session is in: %s', (field, place) => {
  if (place === 'record 35') expect(record).toContain(`session: \`${field}\``);
  else expect(fieldsOf(place)).toContain(field);
});
