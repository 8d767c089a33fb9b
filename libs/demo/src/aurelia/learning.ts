import type { ModuleConfig } from '@foyer/server/seed';
import { z } from 'zod';
import { dataProtection } from '../films/film-media.ts';
import type { DemoArticle } from '../news.ts';
import { type DemoPage, readModulePage } from '../page.ts';
import { readJson } from '../read-content.ts';
import { everyLanguage } from '../schemas.ts';
import type { World } from '../world.ts';

/** A page of Aurelia's: whom one may ask there, by position. */
const askFor = ['academy', 'people', 'safety', 'communications'];

const mostCoachings = 24;

/** The categories in whose articles there is something to learn, with what is above it. */
const courses = readJson('aurelia/courses.json', z.record(z.string(), everyLanguage));

const page = readModulePage('aurelia/pages/learning.json');

type EntriesOf<Type extends ModuleConfig['type']> = Extract<ModuleConfig, { type: Type }>['config'];

/** What there is to learn in the news, the newest first. */
function coachingsOf(articles: readonly DemoArticle[], now: Date): EntriesOf<'coachings'> {
  const lessons = articles
    .filter(({ category, publishDate }) => Object.hasOwn(courses, category) && publishDate <= now)
    .toSorted((one, other) => other.publishDate.getTime() - one.publishDate.getTime());
  return {
    entries: lessons
      .slice(0, mostCoachings)
      .map(({ id, category, title }) => ({ id, pageName: courses[category]!, articleName: title, link: `/news/${id}` })),
  };
}

/** One person of the head office for each position that has something to teach. */
const peopleOf = ({ headOffice }: World): string[] =>
  askFor.flatMap((key) => headOffice.find(({ position }) => position.key === key)?.id ?? []);

/** Where members of Aurelia learn: the training that everybody needs, what others have learnt, and whom to ask. */
export function learningPage(world: World, articles: readonly DemoArticle[], now: Date): DemoPage {
  const filled = page.modules.map((module): ModuleConfig => {
    if (module.type === 'coachings') return { ...module, config: coachingsOf(articles, now) };
    return module.type === 'profileteaser' ? { ...module, config: { userIds: peopleOf(world) } } : module;
  });
  return { ...page, modules: [dataProtection('', 'stock-training'), ...filled] };
}
