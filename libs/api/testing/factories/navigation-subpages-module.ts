import type { ModuleOverrides, Schemas } from './overrides.ts';

const pages = [
  { title: 'Betriebliche Altersvorsorge', icon: 'wallet', link: '/page/pension' },
  { title: 'Kinderbetreuung', icon: 'child', link: '/page/childcare' },
  { title: 'Jobrad', icon: 'fitness', link: '/page/bike' },
  { title: 'Stellenmarkt', icon: 'briefcase', link: 'https://jobs.aurelia.example' },
] as const satisfies Omit<Schemas['NavigationSubpagesEntry'], 'id' | 'content_locale'>[];

/** A way to a page; another index leads to another one. */
export const aSubpage = (overrides: Partial<Schemas['NavigationSubpagesEntry']> = {}, index = 0): Schemas['NavigationSubpagesEntry'] => ({
  id: `subpage-${index + 1}`,
  ...pages[index % pages.length]!,
  content_locale: 'de_DE',
  ...overrides,
});

/** A message to the people team. */
export const aFeatureEmail = (overrides: Partial<Schemas['FeatureEmail']> = {}): Schemas['FeatureEmail'] => ({
  email: 'personal@aurelia.example',
  subject: 'Frage zu Rente & Rad',
  body: 'Liebes Team,\n\nich habe eine Frage: ',
  ...overrides,
});

/** Ways to four pages and a mail button. */
export const aNavigationSubpagesModule = ({
  options,
  ...rest
}: ModuleOverrides<Schemas['NavigationSubpagesModule']> = {}): Schemas['NavigationSubpagesModule'] => ({
  id: 'subpages-1',
  type: 'navigation_subpages',
  title: 'Alles für Sie',
  options: { feature_email: aFeatureEmail(), ...options },
  results: pages.map((_, index) => aSubpage({}, index)),
  ...rest,
});
