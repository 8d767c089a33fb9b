import { anImage } from './image.ts';
import { aFile, articleTeasers } from './news.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';
import { anOccasionsModule } from './occasions.ts';
import { aHeroRegisterModule } from './hero-register-module.ts';
import { aShopModule } from './shop-module.ts';
import { anEditorModule } from './editor-module.ts';
import { aCoachingsModule } from './coachings-module.ts';
import { aGdprModule } from './gdpr-module.ts';
import { aGympassModule } from './gympass-module.ts';
import { aNavigationSubpagesModule } from './navigation-subpages-module.ts';
import { aProfileteaserModule } from './profileteaser-module.ts';
import { aWebnewsModule } from './webnews-module.ts';
import { aStreamWidgetModule } from './stream-widget-module.ts';
import { aLocationModule } from './location-module.ts';
import { aKununuModule } from './kununu-module.ts';
import { aScoresModule } from './scores-module.ts';
import { aLandingPageTeaserModule } from './landing-page-teaser-module.ts';
import { aTextImageEntry } from './text-image-entry.ts';
import { aUseCasesModule } from './use-cases-module.ts';

/** The dashboard's news, with more to come. */
export const anArticleteaserModule = ({
  options,
  ...rest
}: ModuleOverrides<Schemas['ArticleteaserModule']> = {}): Schemas['ArticleteaserModule'] => ({
  id: 'news-1',
  type: 'articleteaser',
  title: 'Aktuelles',
  options: { layout: 'grid', maxRecords: 10, filters: {}, has_more: true, ...options },
  results: articleTeasers(10),
  ...rest,
});

/** Three top stories. */
export const aTopteaserModule = ({ options, ...rest }: ModuleOverrides<Schemas['TopteaserModule']> = {}): Schemas['TopteaserModule'] => ({
  id: 'top-1',
  type: 'topteaser',
  title: 'Im Mittelpunkt',
  options: { isCircle: false, sliderInterval: null, ...options },
  results: articleTeasers(3),
  ...rest,
});

/** Files of several kinds. */
export const aDownloadsModule = (overrides: Partial<Schemas['DownloadsModule']> = {}): Schemas['DownloadsModule'] => ({
  id: 'downloads-1',
  type: 'downloads',
  title: 'Formulare und Pläne',
  options: {},
  results: [
    aFile(),
    aFile({
      id: 'dienstplan.xlsx',
      title: 'Dienstplan Dezember',
      type: 'application/vnd.ms-excel',
      size: 48_120,
      link: '/api/v2/media/dienstplan.xlsx',
    }),
    aFile({
      id: 'leitbild.docx',
      title: 'Unser Leitbild',
      type: 'application/msword',
      size: 1_310_720,
      link: '/api/v2/media/leitbild.docx',
    }),
    aFile({ id: 'fotos.zip', title: 'Pressefotos', type: 'application/zip', size: 73_400_320, link: '/api/v2/media/fotos.zip' }),
  ],
  ...overrides,
});

/** A picture of a gallery; another seed draws another one. */
export const aGalleryItem = (overrides: Partial<Schemas['GalleryItem']> = {}, seed = 0): Schemas['GalleryItem'] => ({
  id: `slide-${seed + 1}`,
  title: 'Das Team am See',
  file: aFile({
    id: `see-${seed + 1}.jpg`,
    title: `see-${seed + 1}`,
    type: 'image/jpeg',
    size: 901_120,
    link: `/api/v2/media/see-${seed + 1}.jpg`,
  }),
  image: anImage({ alt: 'Kolleginnen und Kollegen am Steg' }, seed),
  ...overrides,
});

/** Three pictures and a film, which is offered as a download. */
export const aGalleryModule = (overrides: Partial<Schemas['GalleryModule']> = {}): Schemas['GalleryModule'] => ({
  id: 'gallery-1',
  type: 'gallery',
  title: 'Sommerfest',
  options: {},
  results: [
    aGalleryItem(),
    aGalleryItem({ title: 'Boule im Schlossgarten' }, 1),
    aGalleryItem({ title: '' }, 2),
    aGalleryItem(
      {
        title: 'Der Film zum Fest',
        file: aFile({ id: 'fest.mp4', title: 'fest', type: 'video/mp4', size: 52_428_800, link: '/api/v2/media/fest.mp4' }),
        image: null,
      },
      3,
    ),
  ],
  ...overrides,
});

/** Three pictures with texts that change sides. */
export const aTextImageSwitchModule = ({
  options,
  ...rest
}: ModuleOverrides<Schemas['TextImageSwitchModule']> = {}): Schemas['TextImageSwitchModule'] => ({
  id: 'switch-1',
  type: 'text_image_switch',
  title: 'Was uns bewegt',
  options: { show_buttons: true, use_single_button: false, no_button: false, ...options },
  results: [0, 1, 2].map((index) => aTextImageEntry({}, index)),
  ...rest,
});

/** One module of every type. */
export const everyModule = (): Schemas['Module'][] => [
  aTopteaserModule(),
  anArticleteaserModule(),
  anOccasionsModule(),
  aTextImageSwitchModule(),
  aGalleryModule(),
  aDownloadsModule(),
  aHeroRegisterModule(),
  aShopModule(),
  anEditorModule(),
  aCoachingsModule(),
  aGdprModule(),
  aGympassModule(),
  aNavigationSubpagesModule(),
  aProfileteaserModule(),
  aWebnewsModule(),
  aStreamWidgetModule(),
  aLocationModule(),
  aKununuModule(),
  aScoresModule(),
  aLandingPageTeaserModule(),
  aUseCasesModule(),
];

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
