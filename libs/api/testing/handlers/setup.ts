import {
  aStudioAppearance,
  aStudioLook,
  aStudioMenu,
  aStudioPreview,
  someStudioCategories,
  someStudioSettings,
  studioChanges,
} from '../factories/setup.ts';
import { failing, mock, problem } from './mock.ts';

/** Keeps what is saved, as the server does; a change of another version is refused. */
function keeping<Kept extends { version: number; content: object }>(start: Kept) {
  let kept = start;
  return {
    read: () => kept,
    save(change: { version: number; content: object }) {
      if (change.version !== kept.version) return problem(409, 'changed_meanwhile');
      kept = { ...kept, version: kept.version + 1, content: change.content };
      return kept;
    },
  };
}

/** Categories, menu, look, settings, and their history. */
export function setupCalls() {
  const categories = keeping(someStudioCategories());
  const [menu, look, settings] = [keeping(aStudioMenu()), keeping(aStudioAppearance()), keeping(someStudioSettings())];
  return [
    mock('getStudioCategories', categories.read),
    mock('setStudioCategories', ({ body }) => categories.save(body)),
    mock('moveStudioCategoryArticles', ({ path }) => {
      const now = categories.read();
      return { ...now, uses: now.uses.map((use) => (use.id === path['id'] ? { ...use, articles: 0 } : use)) };
    }),
    mock('getStudioMenu', menu.read),
    mock('setStudioMenu', ({ body }) => menu.save(body)),
    mock('getStudioAppearance', look.read),
    mock('setStudioAppearance', ({ body }) => look.save(body)),
    mock('previewStudioAppearance', ({ query }) => aStudioPreview({ brand_color: query.get('brand_color') ?? '' })),
    mock('getStudioSettings', settings.read),
    mock('setStudioSettings', ({ body }) => settings.save(body)),
    mock('listStudioChanges', () => studioChanges()),
    mock('getStudioChange', ({ path }) => ({
      version: Number(path['version']),
      categories: path['part'] === 'categories' ? someStudioCategories().content : null,
      menu: path['part'] === 'menu' ? aStudioMenu().content : null,
      appearance: path['part'] === 'appearance' ? aStudioLook() : null,
      settings: path['part'] === 'settings' ? someStudioSettings().content : null,
    })),
  ];
}
export const setStudioCategoriesFails = failing('setStudioCategories', 409, 'changed_meanwhile');
export const setStudioMenuFails = failing('setStudioMenu', 409, 'changed_meanwhile');
export const setStudioAppearanceFails = failing('setStudioAppearance', 409, 'changed_meanwhile');
export const setStudioSettingsFails = failing('setStudioSettings', 409, 'changed_meanwhile');
export const listStudioChangesFails = failing('listStudioChanges');
