import type { Calendar } from '../calendar.ts';
import { demoId } from '../ids.ts';
import { createRandom } from '../random.ts';
import { articles } from './articles.ts';
import { publishedOn } from './published-on.ts';
import type { TeamMember } from './people.ts';

/** Who says what under which article, and how many hours after it came. */
const said: readonly (readonly [article: string, hours: number, by: string, text: string])[] = [
  ['bergsee-first-snow', 2, 'member', 'Ich nehme den Samstagabend auf der Rodelbahn. Wer kommt mit?'],
  ['bergsee-first-snow', 4, 'jakob', 'Bin dabei, wenn ich eine Stirnlampe bekomme.'],
  ['bergsee-first-snow', 6, 'giulia', 'Che bello! Le coperte per le slitte sono già in lavanderia.'],
  ['bergsee-boathouse', 3, 'emil', 'Sechzig Winter sind vorsichtig gerechnet.'],
  ['bergsee-boathouse', 20, 'matthias', 'Nachts hört man den Regen jetzt gar nicht mehr. Fast schade.'],
  ['bergsee-momo', 2, 'paolo', 'Il chutney di pomodoro merita un vino suo. Ci penso io.'],
  ['bergsee-momo', 5, 'member', 'Bitte setzt mich für den nächsten Donnerstag auf die Liste!'],
  ['bergsee-momo', 9, 'sunita', 'You are on it, Leni. Bring your apron this time.'],
  ['bergsee-momo', 26, 'tobias', 'Ab Januar dann bitte auch alle einmal beim Falten helfen.'],
  ['bergsee-handcart', 4, 'amina', 'Die Bremse links war das Wichtigste. Danke, dass ihr gefragt habt.'],
  ['bergsee-handcart', 7, 'hanna', 'Der alte Karren bleibt aber bitte stehen, die Kinder fragen schon.'],
  ['bergsee-handcart', 8, 'member', 'Der bleibt, versprochen.'],
  ['bergsee-stoves', 5, 'matthias', 'Seither ist es um sieben wirklich warm. Die Klappen schließe ich um eins.'],
  ['bergsee-stoves', 30, 'superadmin', 'Den Plan hätte ich gern für alle drei Häuser.'],
];

/** The comments of the second customer; none of them is younger than the demo. */
export const createHouseComments = (team: readonly TeamMember[], calendar: Calendar) =>
  said.map(([newsId, hours, by, text], index) => {
    const author = team.find(({ username }) => username === by || username.startsWith(`${by}-`) || username.startsWith(`${by}.`))!;
    const published = publishedOn(
      articles.find(({ id }) => id === newsId)!,
      calendar,
    );
    const createdAt = new Date(Math.min(published.getTime() + hours * 3_600_000, calendar.now.getTime() - (said.length - index) * 60_000));
    const random = createRandom('bergsee-comment', index);
    return { id: demoId(random, createdAt), newsId, authorId: author.id, text, key: demoId(random, createdAt), createdAt };
  });
