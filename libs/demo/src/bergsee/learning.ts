import { fitness } from '../content/ways.ts';
import type { DemoPage } from '../content/pages.ts';
import { place } from '../data/hotel.ts';
import { dataProtection } from '../films/film-media.ts';
import { articles, houseCategories } from './articles.ts';
import { filmPrefix, fitnessPictureId } from './media.ts';
import type { TeamMember } from './people.ts';

/** Whom one may ask, by first name. */
const askFor = ['Hanna', 'Valerie', 'Marco'];

const categoryName = (id: string) => houseCategories.find((category) => category.id === id)!.name;

/** Where Bergsee's team learns and finds what it needs. */
export const learningPage = (team: readonly TeamMember[]): DemoPage => ({
  id: 'learning',
  type: 'page',
  title: place('للفريق', 'Fürs Team', 'For the team', 'Pour l’équipe', 'Per la squadra', 'Voor het team'),
  modules: [
    {
      id: 'ways',
      type: 'navigation_subpages',
      title: place('', ''),
      config: {
        entries: [
          {
            id: 'houses',
            icon: 'hotel',
            link: '/page/houses',
            title: place('فنادقنا', 'Unsere Häuser', 'Our houses', 'Nos maisons', 'I nostri alberghi', 'Onze huizen'),
          },
          {
            id: 'post',
            icon: 'newspaper',
            link: '/news',
            title: place('الأخبار', 'Hüttenpost', 'Mountain post', 'Courrier', 'Posta', 'Bergpost'),
          },
        ],
        featureEmail: {
          email: 'team@bergsee.example',
          subject: { de_DE: 'Frage', en_GB: 'A question', it_IT: 'Una domanda' },
          body: { de_DE: 'Griaß enk,\n\n', en_GB: 'Hello,\n\n', it_IT: 'Ciao,\n\n' },
        },
      },
    },
    dataProtection(filmPrefix),
    {
      id: 'coachings',
      type: 'coachings',
      title: place('من الآخرين', 'Von den anderen', 'From the others', 'Des autres', 'Dagli altri', 'Van de anderen'),
      config: {
        entries: articles.map(({ id, category, words }) => ({
          ...{ id, pageName: categoryName(category), link: `/news/${id}` },
          articleName: { de_DE: words.de_DE[0], en_GB: words.en_GB[0], it_IT: words.it_IT[0] },
        })),
      },
    },
    fitness('https://gympass.example/bergsee', fitnessPictureId),
    {
      id: 'ask',
      type: 'profileteaser',
      title: place('من تسأل', 'Frag uns', 'Ask us', 'À qui demander', 'Chiedi a noi', 'Vraag het ons'),
      config: { userIds: askFor.flatMap((name) => team.find(({ firstname }) => firstname === name)?.id ?? []) },
    },
  ],
});
