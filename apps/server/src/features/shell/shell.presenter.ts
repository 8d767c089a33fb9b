import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import { type ReadSettings, takesPasswords } from '@foyer/settings';
import { localize } from '../../platform/db/localized.ts';
import type { Locale, LocalizedText } from '../../platform/db/types.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import { hasItsPage, type MenuSettings } from '../../platform/settings/menu-pages.ts';
import { toSignup } from '../../shared/identity/signup.presenter.ts';
import { type BackgroundRow, toImage } from '../../shared/media/media.presenter.ts';
import type { Customer } from './customers.ts';

const toCookieConfig = (config: ReadSettings['cookieConfig'], text: (value: LocalizedText) => string): Schemas['CookieConfig'] => ({
  cookie_types: config.cookieTypes.map(({ id, name, description }) => ({
    id,
    name: text(name),
    description: description && text(description),
  })),
  items: config.items.map(({ cookieType, provider }) => ({
    cookie_type: cookieType,
    provider: provider.map(({ name, description, cookies, serviceId }) => ({
      name,
      description: text(description),
      cookies,
      service_id: serviceId,
    })),
  })),
  provider_type_to_cookie_type_mapping: config.providerTypeToCookieTypeMapping,
});

const toBaseOptions = (options: ReadSettings['baseOptions'], text: (value: LocalizedText) => string): Schemas['BaseOptions'] => ({
  meta_title: text(options.metaTitle),
  show_company_logo: options.showCompanyLogo,
  show_system_notification_message: options.showSystemNotificationMessage,
  show_cookie_layer: options.showCookieLayer,
  show_language_changer: options.showLanguageChanger,
  show_users_in_order: options.showUsersInOrder,
  show_legal_footer_on_meta: options.showLegalFooterOnMeta,
  logo_before_meta_title: options.logoBeforeMetaTitle,
  meta_header_variant: options.metaHeaderVariant,
  show_actions_on_post: options.showActionsOnPost,
  clickable_like_in_top_teaser: options.clickableLikeInTopTeaser,
  show_comment_icon_in_top_teaser: options.showCommentIconInTopTeaser,
  show_title_in_web_news: options.showTitleInWebNews,
  show_occasions_slider: options.showOccasionsSlider,
  hide_description_on_meta_header: options.hideDescriptionOnMetaHeader,
  show_user_overview_contact_button: options.showUserOverviewContactButton,
  static_user_field_identifiers: options.staticUserFieldIdentifiers,
  update_group_name: options.updateGroupName,
  show_default_group_placeholder_image: options.showDefaultGroupPlaceholderImage,
});

const toProfileOptions = (options: ReadSettings['profileOptions']): Schemas['Settings']['profile_options'] => ({
  show_birthday: options.showBirthday,
  extra_fields: options.extraFields,
  included_profile_cards: options.includedProfileCards,
  birth_year_checkbox_active: options.birthYearCheckboxActive,
  profile_section_variant: options.profileSectionVariant,
});

/** What the settings are shown from. */
interface SettingsParts extends Customer {
  settings: ReadSettings;
  /** The address of the customer's portal. */
  origin: string;
  /** The picture beside the registration form. */
  heroImage: BackgroundRow | null;
  vapidPublicKey: string;
}

/** The settings as the portal reads them. */
export function toSettings(
  { name, origin, settings, heroImage, vapidPublicKey, ...look }: SettingsParts,
  locale: Locale,
): Schemas['Settings'] {
  const text = (value: LocalizedText): string => localize(value, locale).text;
  const { sso, signup } = settings;
  return {
    organisation: { name, origin, time_zone: settings.timeZone },
    form_of_address: settings.formOfAddress,
    base_options: toBaseOptions(settings.baseOptions, text),
    login_options: {
      login_identifier: settings.loginIdentifier,
      password: takesPasswords(settings),
      sso: sso && { label: sso.buttonLabel && text(sso.buttonLabel) },
    },
    pages: settings.pages,
    share_options: settings.shareOptions,
    legal_pages_order: settings.legalPagesOrder,
    terms: settings.terms && { version: settings.terms.version, page_id: settings.terms.pageId },
    signup_configuration: toSignup(signup, heroImage, locale),
    profile_options: toProfileOptions(settings.profileOptions),
    stream_options: { group_image_required: settings.streamOptions.groupImageRequired },
    advanced_search: { type: settings.advancedSearch.type },
    cookie_config: toCookieConfig(settings.cookieConfig, text),
    newsletter: {
      active: settings.newsletter.active,
      lists: settings.newsletter.lists.map((list) => ({ key: list.key, title: text(list.title) })),
    },
    vapid_public_key: vapidPublicKey,
    theme: {
      brand_color: look.brandColor,
      corner_style: look.cornerStyle,
      font_pair: look.fontPair,
      logo: toImage(look.logo, locale),
    },
  };
}

/** Without an address outside, or without the page that the settings would have to name, an entry leads nowhere. */
const leadsSomewhere = ({ type, url }: Schemas['MenuSubItem'], settings: MenuSettings): boolean =>
  type === 'external' ? url !== null : hasItsPage(type, settings);

const toSubItem = (entry: Omit<MenuEntry, 'icon' | 'subnav'>, locale: Locale): Schemas['MenuSubItem'] => ({
  type: entry.type,
  title: localize(entry.title, locale).text,
  reference_id: entry.referenceId ?? null,
  target: entry.target ?? (entry.type === 'external' ? 'external' : 'self'),
  url: safeLink(entry.url),
});

/** The menu in one language. What leads nowhere is left out, such as an external entry without a safe address. */
export function toMenu(menu: readonly MenuEntry[], locale: Locale, settings: MenuSettings): Schemas['MenuItem'][] {
  const leads = (item: Schemas['MenuSubItem']): boolean => leadsSomewhere(item, settings);
  return menu
    .map((entry) => ({
      ...toSubItem(entry, locale),
      icon: entry.icon,
      subnav: (entry.subnav ?? []).map((sub) => toSubItem(sub, locale)).filter(leads),
    }))
    .filter(leads);
}
