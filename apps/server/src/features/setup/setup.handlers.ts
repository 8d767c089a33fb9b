import type { Context } from '../../platform/context.ts';
import { type Handlers, type Me, member } from '../../platform/http/operation.ts';
import type { VersionedPart } from '../settings/index.ts';
import { createAppearanceService, previewLook } from './appearance.service.ts';
import { createCategoriesService } from './categories.service.ts';
import { createChangesService } from './changes.service.ts';
import { createMenuService } from './menu.service.ts';
import { createSetupEvents } from './setup.events.ts';
import { createSettingsSetup } from './settings.service.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { allowed } from './setup.policy.ts';

/** The operations by which categories, menu, look and settings are written in the studio. What they answer is kept for no other reader. */
export function createSetupHandlers(context: Context) {
  const categories = createCategoriesService(context);
  const menu = createMenuService(context);
  const appearance = createAppearanceService(context);
  const settings = createSettingsSetup(context);
  const changes = createChangesService(context);
  const who = (input: Parameters<typeof member>[0], part: VersionedPart) => allowed(member(input), part);
  const tell = createSetupEvents(context);
  /** Saves, and tells the pages of the customer of it. */
  async function save<Saved>(input: Parameters<typeof member>[0], part: VersionedPart, work: (me: Me) => Promise<Saved>): Promise<Saved> {
    const me = who(input, part);
    const saved = await work(me);
    tell(me.orgId, part);
    return saved;
  }
  return {
    getStudioCategories: ({ locale, ...input }) => categories.read(who(input, 'categories'), locale),
    setStudioCategories: ({ body, locale, ...input }) => save(input, 'categories', (me) => categories.save(me, body, locale)),
    moveStudioCategoryArticles: ({ params, body, locale, ...input }) =>
      categories.move(who(input, 'categories'), params.id, body.to, locale),
    getStudioMenu: ({ locale, ...input }) => menu.read(who(input, 'menu'), locale),
    setStudioMenu: ({ body, locale, ...input }) => save(input, 'menu', (me) => menu.save(me, body, locale)),
    getStudioAppearance: ({ locale, ...input }) => appearance.read(who(input, 'appearance'), locale),
    setStudioAppearance: ({ body, locale, ...input }) => save(input, 'appearance', (me) => appearance.save(me, body, locale)),
    previewStudioAppearance({ query, wording, ...input }) {
      editorsAlone(member(input));
      return previewLook({ brandColor: query.brand_color, cornerStyle: query.corner_style, fontPair: query.font_pair }, wording);
    },
    getStudioSettings: ({ locale, ...input }) => settings.read(who(input, 'settings'), locale),
    setStudioSettings: ({ body, locale, ...input }) => save(input, 'settings', (me) => settings.save(me, body, locale)),
    listStudioChanges: ({ params, locale, ...input }) => changes.list(who(input, params.part), params.part, locale),
    getStudioChange: ({ params, ...input }) => changes.read(who(input, params.part), params.part, params.version),
  } satisfies Partial<Handlers>;
}
