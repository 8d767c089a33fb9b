import { issuer, offeredSocial, secretVariable, socialLogins } from '@foyer/identity-providers';
import { safeLink } from '@foyer/links';
import { formsOfAddress, isLocale, type Locale, localeKeys } from '@foyer/locales';
import { z } from 'zod';
import { parseMessage } from './customer-message.ts';
import { locale, localizedText } from './localized-text.ts';
import { faultsOf, readTolerantly, type SettingsFault } from './read-tolerantly.ts';
import { isTimeZone } from './time-zone.ts';

const short = z.string().trim().min(1).max(200);
const key = z.string().regex(/^[\w-]{1,64}$/);
const id = z.string().min(1).max(64);
// What forms are made of: which field chooses what (`x-field`).
const pageId = id.meta({ 'x-field': 'page' });
const imageId = id.meta({ 'x-field': 'medium' });

/** An address that a browser may be sent to: https, or a path of this origin that is no call of the API. */
const link = z
  .string()
  .refine((value) => safeLink(value) !== null, { error: 'is no https address and no path', params: { code: 'not_a_web_address' } });

/** The fields of people that customers choose from (`UserFieldKey` in the contract). */
const userFieldKeys = ['areas', 'careers', 'gender', 'languages', 'skills'] as const;

const baseOptions = z.object({
  metaTitle: localizedText.default({ de_DE: 'Foyer' }),
  clickableLikeInTopTeaser: z.boolean().default(false),
  showCommentIconInTopTeaser: z.boolean().default(true),
  /** The activity feed shows the next birthdays and anniversaries. */
  showOccasionsSlider: z.boolean().default(false),
  showCompanyLogo: z.boolean().default(true),
  showSystemNotificationMessage: z.boolean().default(true),
  showCookieLayer: z.boolean().default(false),
  showLanguageChanger: z.boolean().default(true),
  showUsersInOrder: z.boolean().default(false),
  showLegalFooterOnMeta: z.boolean().default(false),
  logoBeforeMetaTitle: z.boolean().default(false),
  /** How the bar names the portal: the logo alone, the logo with the title, or the title in the middle. */
  metaHeaderVariant: z.enum(['logo', 'title', 'centered']).default('logo'),
  showActionsOnPost: z.boolean().default(true),
  showTitleInWebNews: z.boolean().default(true),
  hideDescriptionOnMetaHeader: z.boolean().default(false),
  showUserOverviewContactButton: z.boolean().default(true),
  staticUserFieldIdentifiers: z.array(z.enum(['special_tasks', ...userFieldKeys])).default([]),
  updateGroupName: z.boolean().default(true),
  showDefaultGroupPlaceholderImage: z.boolean().default(true),
});

const profileOptions = z.object({
  showBirthday: z.boolean().default(true),
  /** Whether colleagues see e-mail addresses. */
  showEmail: z.boolean().default(true),
  /** The fields that cards of people show beside position, house and special tasks. */
  extraFields: z.array(z.enum(userFieldKeys)).default([]),
  /** The cards on one's own profile. */
  includedProfileCards: z.array(z.enum(['newsletter', 'account', 'delivery_address'])).default(['newsletter', 'account']),
  /** Members decide whether colleagues see their year of birth. Without it that stays as it is stored. */
  birthYearCheckboxActive: z.boolean().default(true),
  profileSectionVariant: z.enum(['default', 'variant']).default('default'),
});

const terms = z.object({
  /** Another version asks every member again. */
  version: short,
  /** The page that holds the text. */
  pageId: pageId.nullable().default(null),
});

const signup = z.object({
  active: z.boolean().default(false),
  /** `basic` asks for address and password, `advanced` for the name as well, `variant` shows the hero. */
  type: z.enum(['basic', 'advanced', 'variant']).default('basic'),
  activeLoginTypes: z.array(z.enum(['password', 'sso', 'social'])).default(['password']),
  social: socialLogins.default([]),
  /** Only addresses of these domains may register; all where it is empty. */
  domains: z.array(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)).default([]),
  /** What is beside the form of the type `variant`; the image has to be one that guests may see. */
  hero: z
    .object({ title: localizedText, subline: localizedText.nullable().default(null), backgroundImageId: imageId.nullable().default(null) })
    .nullable()
    .default(null),
});

const sso = z.object({
  issuer,
  clientId: short,
  /** The environment's variable that holds the secret; none: PKCE alone. */
  clientSecretVariable: secretVariable.nullable().default(null),
  scopes: z.array(short).default(['openid', 'email', 'profile']),
  /** The claim that holds the name people are known by. */
  usernameClaim: key.default('preferred_username'),
  buttonLabel: localizedText.nullable().default(null),
  /** Whether who is unknown here becomes a member at their first login. */
  createUsers: z.boolean().default(true),
});

const cookieProvider = z.object({
  name: short,
  description: localizedText,
  cookies: z.array(short).default([]),
  serviceId: key,
});

const cookieConfig = z.object({
  cookieTypes: z
    .array(z.object({ id: z.int().min(1).max(9), name: localizedText, description: localizedText.nullable().default(null) }))
    .default([]),
  items: z.array(z.object({ cookieType: z.int().min(1).max(9), provider: z.array(cookieProvider) })).default([]),
  providerTypeToCookieTypeMapping: z.record(key, z.int().min(1).max(9)).default({}),
});

const newsletter = z.object({
  active: z.boolean().default(false),
  lists: z.array(z.object({ key, title: localizedText })).default([]),
});

const settingsMenuEntry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('link'), id: key, title: localizedText, icon: z.string().max(40).nullable().default(null), link }),
  z.object({
    type: z.literal('toggle'),
    id: key,
    title: localizedText,
    icon: z.string().max(40).nullable().default(null),
    description: localizedText.nullable().default(null),
    /** Turning it on needs the member's consent. */
    needsConsent: z.boolean().default(true),
    initially: z.boolean().default(false),
  }),
]);

const advancedSearch = z.object({
  type: z.enum(['basic', 'extended']).default('basic'),
  fields: z.array(z.object({ fieldId: z.enum(['name', 'title', 'hotel', 'language']), name: localizedText })).default([]),
});

const customerMessage = z
  .string()
  .max(4000)
  .refine((text) => parseMessage(text) !== null, { error: 'is no ICU message', params: { code: 'not_a_message' } });

/** Every setting of a customer, by its stored name (access §3, Settings). */
const shape = {
  baseOptions: baseOptions.prefault({}),
  loginIdentifier: z.enum(['username', 'email']).default('username'),
  languages: z.array(locale).min(1).default(localeKeys),
  /** How readers are addressed in languages that know both forms: German says Sie or du. */
  formOfAddress: z.enum(formsOfAddress).default('formal'),
  /** By which day it is "today" for the customer, such as for birthdays: a name of the IANA time zone database. */
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'is no time zone', params: { code: 'not_a_time_zone' } })
    .default('Europe/Berlin'),
  pages: z
    .object({
      dashboard: pageId.default('dashboard'),
      /** Switches the TV page on (content §2); any id, for its content is always the same kind. */
      bubble_tool: id.optional(),
      landing: pageId.optional(),
      imprint: pageId.optional(),
      privacy: pageId.optional(),
      terms: pageId.optional(),
      jobs: pageId.optional(),
      'q-and-a': pageId.optional(),
    })
    .catchall(id)
    .prefault({}),
  legalPagesOrder: z.array(key).default([]),
  /** In which ways members may pass on pages whose editors allow it; guests see a little of such pages. */
  shareOptions: z.array(z.enum(['link', 'email', 'whatsapp', 'linkedin', 'facebook'])).default([]),
  terms: terms.nullable().default(null),
  signup: signup.prefault({}),
  sso: sso.nullable().default(null),
  /** Hosts outside the portal that members may be sent back to after logging in, such as `rooms.aurelia.example`. */
  redirectHosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  profileOptions: profileOptions.prefault({}),
  streamOptions: z.object({ groupImageRequired: z.boolean().default(false) }).prefault({}),
  advancedSearch: advancedSearch.prefault({}),
  cookieConfig: cookieConfig.prefault({}),
  newsletter: newsletter.prefault({}),
  settingsMenu: z.array(settingsMenuEntry).default([]),
  allowPostsWithoutGrpAndTopic: z.boolean().default(false),
  /** Members may make keys that programs call the API with in their name. Switched off again, those that there are open nothing. */
  personalApiKeys: z.boolean().default(false),
  /** Drafts of articles and working copies of pages are published by another editor than the one who handed them in. */
  contentReview: z.boolean().default(false),
  /** Editors see how many members have opened, read and confirmed an article, by hotel and day. */
  articleNumbers: z.boolean().default(false),
  /** The room that files of members may take up, in megabytes, and how long one is kept that hangs nowhere. */
  uploads: z
    .object({
      memberMb: z.int().min(20).max(10_000_000).default(2_000),
      customerMb: z.int().min(20).max(10_000_000).default(50_000),
      orphanDays: z.int().min(1).max(3650).default(30),
    })
    .prefault({}),
  /** The customer's own words for messages of the portal, by language and message id. */
  translations: z
    .partialRecord(locale, z.record(z.string().max(100), customerMessage))
    .default({})
    .meta({ 'x-field': 'kept' }),
};

const whole = z.strictObject(shape);

/** The settings as stored: what is left out takes its default. */
export type OrgSettings = z.input<typeof whole>;

/** The settings as read: complete. */
export type ReadSettings = z.output<typeof whole>;

/** Finds everything that is wrong with settings before they are stored; empty where nothing is. */
export function checkSettings(stored: unknown): SettingsFault[] {
  const { error } = whole.safeParse(stored);
  return error ? faultsOf(error) : [];
}

/** What the schema refuses of settings, for errors in other words than the schema's. */
export const settingsIssues = (stored: unknown): z.core.$ZodIssue[] => whole.safeParse(stored, { reportInput: true }).error?.issues ?? [];

/** What complete settings may be, as JSON Schema: forms are made of it. Rules that it knows no word for are left out. */
export const settingsJsonSchema = (): Record<string, unknown> => z.toJSONSchema(whole, { io: 'output', unrepresentable: 'any' });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one setting; what of it cannot be used takes its default. */
function readPart(name: string, schema: z.ZodType, stored: unknown): { value: unknown; faults: SettingsFault[] } {
  const { value = schema.parse(undefined), faults } = readTolerantly(schema, stored, [name]);
  return { value, faults };
}

/**
 * Reads stored settings so that the portal starts whatever they hold: a value of the wrong shape is replaced by its default and reported,
 * for they may have been edited by hand or come from another version.
 */
export function readSettings(stored: unknown): { settings: ReadSettings; faults: SettingsFault[] } {
  if (!isRecord(stored)) {
    return { settings: whole.parse({}), faults: [{ path: '', message: 'The settings are no object; every setting takes its default' }] };
  }
  const parts = Object.entries(shape).map(([name, schema]) => ({ name, ...readPart(name, schema, stored[name]) }));
  const surplus = Object.keys(stored).filter((name) => !Object.hasOwn(shape, name));
  return {
    settings: Object.fromEntries(parts.map(({ name, value }) => [name, value])) as ReadSettings,
    faults: [...parts.flatMap(({ faults }) => faults), ...surplus.map((name) => ({ path: name, message: 'There is no such setting' }))],
  };
}

/** Whether people log in with passwords; where the customer leaves that to other logins that can be used, none counts and none can be asked for. */
export const takesPasswords = ({ signup, sso }: Pick<ReadSettings, 'signup' | 'sso'>): boolean =>
  signup.activeLoginTypes.includes('password') || (sso === null && offeredSocial(signup).length === 0);

/** Whether a locale is one the customer offers. */
export const offers = (settings: ReadSettings, value: unknown): value is Locale => isLocale(value) && settings.languages.includes(value);
