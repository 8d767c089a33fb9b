import type { Context } from '../../../platform/context.ts';
import { createMediaRepository } from '../../../shared/media/media.repository.ts';
import { createEditorRepository } from '../../editor/index.ts';
import { createNewsRepository } from '../../news/index.ts';
import { createOccasionsRepository, createOccasionsService } from '../../occasions/index.ts';
import { createPointsRepository } from '../../points/index.ts';
import { createPostsRepository, createPostsService } from '../../posts/index.ts';
import { createRatingsRepository } from '../../ratings/index.ts';
import { createWebNewsRepository } from '../../webnews/index.ts';
import { createPickedPeopleRepository } from './picked-people.repository.ts';

/** Everything that modules look things up in. */
export const createModuleSources = (context: Pick<Context, 'db' | 'settings'>) => ({
  news: createNewsRepository(context),
  media: createMediaRepository(context),
  people: createPickedPeopleRepository(context),
  occasions: createOccasionsService(createOccasionsRepository(context), context.settings),
  ratings: createRatingsRepository(context),
  points: createPointsRepository(context),
  editors: createEditorRepository(context.db),
  webNews: createWebNewsRepository(context),
  posts: createPostsService(createPostsRepository(context)),
  settings: context.settings,
});
export type ModuleSources = ReturnType<typeof createModuleSources>;
