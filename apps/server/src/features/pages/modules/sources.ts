import type { Context } from '../../../context.ts';
import { createEditorRepository } from '../../editor/editor.repository.ts';
import { createMediaRepository } from '../../media/media.repository.ts';
import { createNewsRepository } from '../../news/news.repository.ts';
import { createOccasionsRepository } from '../../occasions/occasions.repository.ts';
import { createOccasionsService } from '../../occasions/occasions.service.ts';
import { createPickedPeopleRepository } from '../../people/picked-people.repository.ts';
import { createPointsRepository } from '../../points/points.repository.ts';
import { createPostsRepository } from '../../posts/posts.repository.ts';
import { createPostsService } from '../../posts/posts.service.ts';
import { createWebNewsRepository } from '../../webnews/webnews.repository.ts';
import { createRatingsRepository } from '../../ratings/ratings.repository.ts';
import type { ModuleSources } from './resolver.ts';

/** Everything that resolvers look things up in. */
export const createModuleSources = (context: Pick<Context, 'db' | 'settings'>): ModuleSources => ({
  news: createNewsRepository(context),
  media: createMediaRepository(context),
  people: createPickedPeopleRepository(context),
  occasions: createOccasionsService(createOccasionsRepository(context), context.settings),
  ratings: createRatingsRepository(context),
  points: createPointsRepository(context),
  editor: createEditorRepository(context.db),
  webNews: createWebNewsRepository(context),
  posts: createPostsService(createPostsRepository(context)),
  settings: context.settings,
});
