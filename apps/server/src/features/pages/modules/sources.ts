import type { Context } from '../../../platform/context.ts';
import { createMediaRepository } from '../../../shared/media/media.repository.ts';
import { createEditorScripts } from '../../editor/index.ts';
import { createNewsReader } from '../../news/index.ts';
import { createOccasionsService } from '../../occasions/index.ts';
import { createPointsService } from '../../points/index.ts';
import { createPostsService } from '../../posts/index.ts';
import { createRatingsService } from '../../ratings/index.ts';
import { createWebNewsService } from '../../webnews/index.ts';
import { createPickedPeopleRepository } from './picked-people.repository.ts';

/** Everything that modules look things up in. */
export const createModuleSources = (context: Pick<Context, 'db' | 'settings'>) => ({
  news: createNewsReader(context),
  media: createMediaRepository(context),
  people: createPickedPeopleRepository(context),
  occasions: createOccasionsService(context),
  ratings: createRatingsService(context),
  points: createPointsService(context),
  editorScripts: createEditorScripts(context),
  webNews: createWebNewsService(context),
  posts: createPostsService(context),
  settings: context.settings,
});
export type ModuleSources = ReturnType<typeof createModuleSources>;
