import type { ModuleConfig } from '@foyer/server/seed';
import { type EveryLanguage, place } from '../data/hotel.ts';
import { dataProtection } from '../films/film-media.ts';
import type { DemoArticle } from '../news.ts';
import type { World } from '../world.ts';
import type { DemoPage } from './pages.ts';

/** A page of Aurelia's: whom one may ask there, by position. */
const askFor = ['academy', 'people', 'safety', 'communications'];

const mostCoachings = 24;

const courses: Record<string, EveryLanguage> = {
  learning: place('من الأكاديمية', 'Aus der Akademie', 'From the Academy', 'De l’Académie', 'Dall’Accademia', 'Uit de Academie'),
  operations: place('من العمل اليومي', 'Aus dem Alltag', 'From everyday work', 'Du quotidien', 'Dal lavoro quotidiano', 'Uit de praktijk'),
};

/** What there is to learn in the news, the newest first. */
function coachingsOf(articles: readonly DemoArticle[], now: Date): ModuleConfig {
  const lessons = articles
    .filter(({ category, publishDate }) => Object.hasOwn(courses, category) && publishDate <= now)
    .toSorted((one, other) => other.publishDate.getTime() - one.publishDate.getTime());
  return {
    id: 'coachings',
    type: 'coachings',
    title: place(
      'تعلّم من الزملاء',
      'Voneinander lernen',
      'Learning from each other',
      'Apprendre les uns des autres',
      'Imparare insieme',
      'Van elkaar leren',
    ),
    config: {
      entries: lessons
        .slice(0, mostCoachings)
        .map(({ id, category, title }) => ({ id, pageName: courses[category]!, articleName: title, link: `/news/${id}` })),
    },
  };
}

/** One person of the head office for each position that has something to tell. */
const peopleOf = ({ headOffice }: World): string[] =>
  askFor.flatMap((key) => headOffice.find(({ position }) => position.key === key)?.id ?? []);

/** Where members of Aurelia learn: the training that everybody needs, what others have learnt, and whom to ask. */
export const learningPage = (world: World, articles: readonly DemoArticle[], now: Date): DemoPage => ({
  id: 'learning',
  type: 'page',
  title: place('التعلّم', 'Lernen', 'Learning', 'Se former', 'Formazione', 'Leren'),
  modules: [
    dataProtection('', 'stock-training'),
    coachingsOf(articles, now),
    {
      id: 'ask',
      type: 'profileteaser',
      title: place('من تسأل', 'Wen Sie fragen können', 'Whom to ask', 'À qui demander', 'A chi chiedere', 'Wie kunt u vragen'),
      config: { userIds: peopleOf(world) },
    },
  ],
});
