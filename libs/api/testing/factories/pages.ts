import { anImage } from './image.ts';
import { aLandingPageTeaserModule } from './landing-page-teaser-module.ts';
import { everyModule } from './modules.gen.ts';
import { aDownloadsModule } from './downloads-module.ts';
import { anArticle } from './news.ts';
import type { Schemas } from './overrides.ts';

/** The dashboard with one module of every type. */
export const aPage = (overrides: Partial<Schemas['Page']> = {}): Schemas['Page'] => ({
  id: 'dashboard',
  title: 'Schön, dass Sie da sind',
  description: '',
  content_locale: 'de_DE',
  image: null,
  meta: { type: 'dashboard' },
  visibility: 'members',
  access: 'full',
  share_options: [],
  article: null,
  modules: everyModule(),
  ...overrides,
});

/** What an article's page begins with. */
export function aPageArticle(overrides: Partial<Schemas['PageArticle']> = {}): Schemas['PageArticle'] {
  const { title: _title, visibility: _visibility, access: _access, share_options: _ways, ...article } = anArticle();
  return { ...article, ...overrides };
}

/** A page that presents an article, with files below it. */
export const anArticlePage = (overrides: Partial<Schemas['Page']> = {}): Schemas['Page'] =>
  aPage({
    id: 'opening',
    title: 'Wieder offen am See',
    meta: { type: 'article' },
    article: aPageArticle(),
    modules: [aDownloadsModule()],
    ...overrides,
  });

/** A page that everyone may read, as a guest is given it. */
export const aPublicPage = (overrides: Partial<Schemas['Page']> = {}): Schemas['Page'] =>
  aPage({
    id: 'work-here',
    title: 'Arbeiten bei Aurelia',
    description: 'Vierzig Häuser, eine Akademie und Kolleginnen, die sich auf Sie freuen.',
    image: anImage(),
    meta: { type: 'page' },
    visibility: 'all',
    access: 'public',
    modules: [aLandingPageTeaserModule()],
    ...overrides,
  });

/** A members' page that may be passed on, as a guest is given it. */
export const aLimitedPage = (overrides: Partial<Schemas['Page']> = {}): Schemas['Page'] =>
  aPublicPage({ visibility: 'members', access: 'limited', share_options: ['link', 'email'], modules: [], ...overrides });

/** A module that is not shown, as reported to its editors. */
export const aModuleFault = (overrides: Partial<Schemas['ModuleFault']> = {}): Schemas['ModuleFault'] => ({
  module_id: 'bilder',
  type: 'gallery',
  position: 2,
  follows: null,
  errors: [{ field: 'config.mediaIds', code: 'wrong_type', message: 'Hier muss eine Liste stehen; da steht ein Text.' }],
  ...overrides,
});
