import { readSettings } from '@foyer/settings';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledSpecification } from '../http/specification.ts';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const guide = read('docs/operating.md').split('\n');
const shell = 'apps/portal/src/router/shell';
const wordmark = 'apps/portal/src/host/guests/wordmark.tsx';

/** Where an option is read: a file of today, or the screen that it comes with. */
type Row = [option: string, reader: string | { with: string }];

/** Every option that the specification names (access §3, content §3), by its name in the contract. */
const options: Row[] = [
  ['base_options.meta_title', 'apps/portal/src/host/app/page-title.tsx'],
  ['base_options.show_company_logo', wordmark],
  ['base_options.show_system_notification_message', 'apps/portal/src/host/registration/use-registration-failure.ts'],
  ['base_options.show_cookie_layer', 'apps/portal/src/router/overlays/use-cookie-overlay.ts'],
  ['base_options.show_language_changer', `${shell}/portal-top-bar.tsx`],
  ['base_options.show_users_in_order', 'apps/server/src/features/search/search.service.ts'],
  ['base_options.show_legal_footer_on_meta', `${shell}/account-links.tsx`],
  ['base_options.logo_before_meta_title', wordmark],
  ['base_options.meta_header_variant', `${shell}/portal-top-bar.tsx`],
  ['base_options.show_actions_on_post', { with: 'posts' }],
  ['base_options.show_user_overview_contact_button', 'apps/portal/src/routes/search/person-details.tsx'],
  ['base_options.static_user_field_identifiers', 'apps/server/src/features/pages/modules/profileteaser.module.ts'],
  ['base_options.show_occasions_slider', 'apps/portal/src/routes/activities/feed-occasions.tsx'],
  ['base_options.update_group_name', { with: 'groups' }],
  ['base_options.show_default_group_placeholder_image', 'libs/modules/stream-widget/src/group-picture/group-picture.tsx'],
  ['base_options.hide_description_on_meta_header', 'apps/portal/src/host/pages/page-view.tsx'],
  ['base_options.show_title_in_web_news', 'apps/server/src/features/pages/modules/webnews.module.ts'],
  ['base_options.clickable_like_in_top_teaser', 'libs/modules/topteaser/src/story-counts/story-counts.tsx'],
  ['base_options.show_comment_icon_in_top_teaser', 'libs/modules/topteaser/src/story-counts/story-counts.tsx'],
  ['profile_options.included_profile_cards', 'apps/portal/src/routes/profile/profile-page.tsx'],
  ['profile_options.birth_year_checkbox_active', 'apps/server/src/features/people/profile.policy.ts'],
  ['profile_options.profile_section_variant', 'apps/server/src/features/people/profile.policy.ts'],
  ['profile_options.extra_fields', 'apps/server/src/shared/people/user-fields.ts'],
  ['stream_options.group_image_required', { with: 'groups' }],
  ['share_options', 'apps/server/src/features/pages/pages.service.ts'],
];

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
}
const { schemas } = bundledSpecification().components;
const resolved = (schema: Schema | undefined): Schema | undefined => (schema?.$ref ? schemas[schema.$ref.split('/').pop()!] : schema);
const inContract = (path: string): boolean =>
  path.split('.').reduce<Schema | undefined>((found, step) => resolved(found)?.properties?.[step], schemas['Settings']) !== undefined;

const storedName = (path: string): string => path.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const storedValue = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], readSettings({}).settings);

/** The code that members' browsers run; that of tests and stories reads nothing. */
const sources = globSync(['apps/portal/src/**/*.{ts,tsx}', 'libs/{modules,widgets}/*/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .map(read);

describe.each(options)('the option %s', (option, reader) => {
  const stored = storedName(option);
  const line = guide.find((text) => text.startsWith(`| \`${stored}\``));

  it('is served, stored with a default, and explained to operators', () => {
    expect(inContract(option)).toBe(true);
    expect(storedValue(stored)).not.toBeUndefined();
    expect(line).toBeDefined();
  });

  it('is read where the guide says', () => {
    const comesWith = line!.split('|').at(-2)!.trim();
    const last = option.split('.').at(-1)!;
    if (typeof reader === 'string') {
      expect(comesWith).toBe('');
      expect(read(reader)).toMatch(new RegExp(`\\b(${last}|${storedName(last)})\\b`));
    } else {
      expect(comesWith).toContain(reader.with);
      // A reader that is added is named here and in the guide.
      expect(sources.filter((text) => text.includes(last))).toEqual([]);
    }
  });
});

it('none wait for their screen but those that record 34 names', () => {
  const waiting = options.filter(([, reader]) => typeof reader !== 'string').map(([option]) => option);
  expect(waiting).toEqual(['base_options.show_actions_on_post', 'base_options.update_group_name', 'stream_options.group_image_required']);
  const record = read('docs/decisions/0034-where-the-shell-departs-from-the-specification.md');
  for (const option of waiting) expect(record).toContain(`\`${option.split('.').at(-1)}\``);
});

it('posts outside groups are an option of the session, as the specification has it', () => {
  expect(schemas['Session']).toHaveProperty('properties.allow_posts_without_grp_and_topic');
  expect(readSettings({}).settings.allowPostsWithoutGrpAndTopic).toBe(false);
});
