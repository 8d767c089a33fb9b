import type { ModuleConfig } from '@foyer/server/seed';
import { dataProtection } from '../films/film-media.ts';
import { type DemoPage, fitness, readModulePage } from '../page.ts';
import { articles, houseCategories } from './articles.ts';
import { filmPrefix, fitnessPictureId } from './media.ts';
import type { TeamMember } from './people.ts';

/** Whom one may ask, by first name. */
const askFor = ['Hanna', 'Valerie', 'Marco'];

const categoryName = (id: string) => houseCategories.find((category) => category.id === id)!.name;

const page = readModulePage('bergsee/pages/learning.json');

const coachings = articles.map(({ id, category, words }) => ({
  ...{ id, pageName: categoryName(category), link: `/news/${id}` },
  articleName: { de_DE: words.de_DE.title, en_GB: words.en_GB.title, it_IT: words.it_IT.title },
}));

/** Where Bergsee's team learns and finds what it needs. */
export function learningPage(team: readonly TeamMember[]): DemoPage {
  const [ways, lessons, ask] = page.modules as [ModuleConfig, ModuleConfig, ModuleConfig];
  const userIds = askFor.flatMap((name) => team.find(({ firstname }) => firstname === name)?.id ?? []);
  return {
    ...page,
    modules: [
      ways,
      dataProtection(filmPrefix),
      { ...lessons, config: { entries: coachings } } as ModuleConfig,
      fitness('https://gympass.example/bergsee', fitnessPictureId),
      { ...ask, config: { userIds } } as ModuleConfig,
    ],
  };
}
