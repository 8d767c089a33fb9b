import type { Schemas } from '@foyer/api';
import { localize } from '../../db/localized.ts';
import type { Locale, MenuEntry, OrgSettings } from '../../db/types.ts';
import { safeLink } from '../../http/links.ts';

/** The settings as the portal reads them. */
export const toSettings = (name: string, settings: OrgSettings, locale: Locale): Schemas['Settings'] => ({
  organisation: { name },
  base_options: {
    meta_title: localize(settings.baseOptions.metaTitle, locale).text,
    clickable_like_in_top_teaser: settings.baseOptions.clickableLikeInTopTeaser,
    show_comment_icon_in_top_teaser: settings.baseOptions.showCommentIconInTopTeaser,
  },
  login_options: { login_identifier: settings.loginIdentifier },
  pages: settings.pages,
});

const leadsSomewhere = ({ type, url }: Schemas['MenuSubItem']): boolean => type !== 'external' || url !== null;

const toSubItem = (entry: Omit<MenuEntry, 'icon' | 'subnav'>, locale: Locale): Schemas['MenuSubItem'] => ({
  type: entry.type,
  title: localize(entry.title, locale).text,
  reference_id: entry.referenceId ?? null,
  target: entry.target ?? (entry.type === 'external' ? 'external' : 'self'),
  url: safeLink(entry.url),
});

/** The menu in one language. An external entry without a safe address leads nowhere and is left out. */
export const toMenu = (menu: readonly MenuEntry[], locale: Locale): Schemas['MenuItem'][] =>
  menu
    .map((entry) => ({
      ...toSubItem(entry, locale),
      icon: entry.icon,
      subnav: (entry.subnav ?? []).map((sub) => toSubItem(sub, locale)).filter(leadsSomewhere),
    }))
    .filter(leadsSomewhere);
