import type { Schemas } from '@foyer/api';
import type { Locale } from '../../../platform/db/types.ts';
import type { ModuleConfig, ModuleType } from '../../../shared/content/module-config.ts';
import type { EditorRepository } from '../../editor/index.ts';
import type { MediaRepository } from '../../../shared/media/media.repository.ts';
import type { NewsRepository } from '../../news/index.ts';
import type { OccasionsService } from '../../occasions/index.ts';
import type { PointsRepository } from '../../points/index.ts';
import type { PickedPeopleRepository } from './picked-people.repository.ts';
import type { RatingsRepository } from '../../ratings/index.ts';
import type { PostsService } from '../../posts/index.ts';
import type { WebNewsRepository } from '../../webnews/index.ts';
import type { SettingsReader } from '../../../platform/settings/settings-reader.ts';

/** What resolvers look things up in. */
export interface ModuleSources {
  news: NewsRepository;
  media: MediaRepository;
  people: PickedPeopleRepository;
  occasions: Pick<OccasionsService, 'feed'>;
  ratings: RatingsRepository;
  points: PointsRepository;
  editor: Pick<EditorRepository, 'scripts'>;
  webNews: WebNewsRepository;
  posts: Pick<PostsService, 'stream'>;
  settings: SettingsReader;
}

/** For whom a page is read. */
export interface Reading {
  orgId: string;
  locale: Locale;
  pageId: string;
  /** Guests are shown less (`mayShow`), and public media only. */
  guest: boolean;
  /** Editors read pages and articles that are not out as well. What is read for one must be kept for editors alone. */
  editor?: boolean;
  /** Opens the frames of a page that is read before it is published. */
  frameToken?: string;
}

/**
 * Turns a module as an editor placed it into the module as the contract describes it; reads in as few queries as it can. Null where it lacks
 * what it cannot be shown without. Its result is the same for all who read: what differs from member to member is added by `personal.ts`.
 */
export type ModuleResolver<Type extends ModuleType> = (
  module: Extract<ModuleConfig, { type: Type }>,
  reading: Reading,
  sources: ModuleSources,
) => Promise<Extract<Schemas['Module'], { type: Type }> | null>;
