import { anImage } from './image.ts';
import type { Schemas } from './overrides.ts';

const cards = [
  { title: 'Vierzig Häuser', description: 'Von der Nordsee bis an den Bosporus, und in jedem sind Sie willkommen.' },
  { title: 'Eine Akademie', description: 'Kurse, die in einen Arbeitstag passen, viele davon in zehn Minuten am Telefon.' },
  { title: 'Zwölfhundert Menschen', description: 'Wer was weiß, wer wo hilft, wer heute Geburtstag hat.' },
];

/** A card of the module; another index gives another story. */
export const aLandingPageTeaserEntry = (
  overrides: Partial<Schemas['LandingPageTeaserEntry']> = {},
  index = 0,
): Schemas['LandingPageTeaserEntry'] => ({
  id: `entry-${index + 1}`,
  ...cards[index % cards.length]!,
  content_locale: 'de_DE',
  image: anImage({ alt: '' }, index + 7),
  link: '/page/welcome',
  ...overrides,
});

/** The module with three cards. */
export const aLandingPageTeaserModule = (
  overrides: Partial<Schemas['LandingPageTeaserModule']> = {},
): Schemas['LandingPageTeaserModule'] => ({
  id: 'landing-page-teaser-1',
  type: 'landing_page_teaser',
  title: 'Das erwartet Sie',
  options: {},
  results: cards.map((_, index) => aLandingPageTeaserEntry({}, index)),
  ...overrides,
});
