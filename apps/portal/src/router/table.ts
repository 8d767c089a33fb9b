import type { RouteEntry } from './route-entry.ts';

/**
 * Every address of the portal, once (access §2). Router, preload links, chunks, messages and size budgets follow from here, and Node reads it as it is:
 * nothing is imported but types, and the routes' code with `import()`.
 */
export const table = [
  // The ways in.
  { path: 'login', audience: 'guests', bare: true, words: 'few', load: () => import('../routes/login/login.route.tsx') },
  { path: 'login/terms', audience: 'guests', bare: true, load: () => import('../routes/login-terms/terms-step.route.tsx') },
  {
    path: 'login/failed',
    audience: 'everyone',
    bare: true,
    words: 'all',
    load: () => import('../routes/login-failed/login-failed.route.tsx'),
  },
  { path: 'logout', audience: 'everyone', bare: true, words: 'all', load: () => import('../routes/logout/logout.route.tsx') },
  {
    path: 'registration',
    audience: 'guests',
    bare: true,
    words: 'all',
    load: () => import('../routes/registration/registration.route.tsx'),
  },
  {
    path: 'registration/confirm',
    audience: 'everyone',
    bare: true,
    words: 'all',
    load: () => import('../routes/registration/confirm.route.tsx'),
  },
  { path: 'forgot_password', audience: 'guests', bare: true, words: 'all', load: () => import('../routes/password/forgot.route.tsx') },
  { path: 'reset_password', audience: 'everyone', bare: true, words: 'all', load: () => import('../routes/password/reset.route.tsx') },
  {
    path: 'confirm_email',
    audience: 'everyone',
    bare: true,
    words: 'all',
    load: () => import('../routes/confirm-email/confirm-email.route.tsx'),
  },

  // Pages inside the portal's frame.
  { path: '', audience: 'everyone', certain: true, load: () => import('../routes/home/home.route.tsx') },
  { path: 'page/:id', audience: 'everyone', load: () => import('../routes/page/page.route.tsx') },
  { path: 'article_previews/:id', audience: 'everyone', load: () => import('../routes/page/article-preview.route.tsx') },
  { path: 'previews/:id', audience: 'everyone', load: () => import('../routes/page/preview.route.tsx') },
  { path: 'news/:id', audience: 'everyone', item: true, load: () => import('../routes/news/article.route.tsx') },
  { path: 'news', audience: 'members', certain: true, load: () => import('../routes/news/news-list.route.tsx') },
  { path: 'categories/:id', audience: 'members', item: true, load: () => import('../routes/news/category.route.tsx') },
  {
    path: 'news/:id/confirmations',
    audience: 'members',
    words: 'all',
    item: true,
    load: () => import('../routes/confirmations/confirmations.route.tsx'),
  },
  { path: 'search_results', audience: 'members', words: 'all', load: () => import('../routes/search/search-results.route.tsx') },
  {
    path: 'profile/:id',
    audience: 'members',
    words: 'all',
    item: true,
    load: () => import('../routes/profile/profile.route.tsx'),
  },
  {
    path: 'profile/:id/edit',
    audience: 'members',
    words: 'all',
    item: true,
    load: () => import('../routes/profile/edit-profile.route.tsx'),
  },
  { path: 'sessions', audience: 'members', certain: true, words: 'all', load: () => import('../routes/sessions/sessions.route.tsx') },
  { path: 'api_keys', audience: 'members', certain: true, words: 'all', load: () => import('../routes/api-keys/api-keys.route.tsx') },
  {
    path: 'notification_settings',
    audience: 'members',
    certain: true,
    words: 'all',
    load: () => import('../routes/notification-settings/notification-settings.route.tsx'),
  },
  { path: 'menu', audience: 'members', certain: true, words: 'all', load: () => import('./shell/menu.route.tsx') },
  { path: 'studio', audience: 'members', words: 'studio', load: () => import('../routes/studio/studio.route.tsx') },
  {
    path: 'studio/articles/:id',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/article-editor.route.tsx'),
  },
  {
    path: 'studio/articles/:id/numbers',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/numbers/numbers.route.tsx'),
  },
  { path: 'studio/pages', audience: 'members', words: 'studio', load: () => import('../routes/studio/pages/pages.route.tsx') },
  {
    path: 'studio/pages/:id',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/pages/page-editor.route.tsx'),
  },
  {
    path: 'studio/pages/:id/preview',
    audience: 'members',
    bare: true,
    words: 'studio',
    load: () => import('../routes/studio/pages/page-preview.route.tsx'),
  },
  { path: 'studio/media', audience: 'members', words: 'studio', load: () => import('../routes/studio/media/media.route.tsx') },
  {
    path: 'studio/appearance',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/appearance/studio-appearance.route.tsx'),
  },
  {
    path: 'studio/settings',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/settings/studio-settings.route.tsx'),
  },
  {
    path: 'studio/categories',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/categories/categories.route.tsx'),
  },
  { path: 'studio/people', audience: 'members', words: 'studio', load: () => import('../routes/studio/people/people.route.tsx') },
  {
    path: 'studio/new_person',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/people/new-person.route.tsx'),
  },
  {
    path: 'studio/people_import',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/people/import.route.tsx'),
  },
  {
    path: 'studio/people/:id',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/people/person.route.tsx'),
  },
  {
    path: 'studio/hotels',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/hotels/hotels.route.tsx'),
  },
  {
    path: 'studio/new_hotel',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/hotels/new-hotel.route.tsx'),
  },
  {
    path: 'studio/hotels/:id',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/hotels/hotel.route.tsx'),
  },
  {
    path: 'studio/products',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/products/products.route.tsx'),
  },
  {
    path: 'studio/new_product',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/products/new-product.route.tsx'),
  },
  {
    path: 'studio/products/:id',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/products/product.route.tsx'),
  },
  {
    path: 'studio/reports',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/reports/reports.route.tsx'),
  },
  {
    path: 'studio/websites',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/websites/websites.route.tsx'),
  },
  {
    path: 'studio/websites/:id',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/websites/widget/widget.route.tsx'),
  },
  {
    path: 'studio/api_keys',
    audience: 'members',
    words: 'studio',
    load: () => import('../routes/studio/api-keys/studio-api-keys.route.tsx'),
  },
  {
    path: 'studio/websites/:id/health',
    audience: 'members',
    words: 'studio',
    item: true,
    load: () => import('../routes/studio/websites/health/health.route.tsx'),
  },
  { path: 'studio/webhooks', audience: 'members', words: 'studio', load: () => import('../routes/studio/webhooks/webhooks.route.tsx') },
  { path: 'studio/menu', audience: 'members', words: 'studio', load: () => import('../routes/studio/menu/studio-menu.route.tsx') },
  { path: 'activity_feed', audience: 'members', words: 'all', load: () => import('../routes/activities/activity-feed.route.tsx') },
  { path: 'dummy', audience: 'members', words: 'all', load: () => import('../routes/dummy/dummy.route.tsx') },
  {
    path: 'bubbletool_tv',
    audience: 'members',
    bare: true,
    words: 'all',
    unattended: true,
    load: () => import('../routes/bubble-tool/bubble-tool.route.tsx'),
  },

  // Pages that say what went wrong, in one chunk. What an address says of it is no fault of the server's.
  {
    path: '403',
    audience: 'everyone',
    status: 403,
    load: () => import('../routes/errors/errors.ts').then(({ ForbiddenPage: Component }) => ({ Component })),
  },
  {
    path: '404',
    audience: 'everyone',
    status: 404,
    load: () => import('../routes/errors/errors.ts').then(({ NotFoundPage: Component }) => ({ Component })),
  },
  {
    path: 'error',
    audience: 'everyone',
    status: 400,
    load: () => import('../routes/errors/errors.ts').then(({ QuotedErrorPage: Component }) => ({ Component })),
  },
  {
    path: 'result-not-found',
    audience: 'everyone',
    status: 404,
    load: () => import('../routes/errors/errors.ts').then(({ ResultNotFoundPage: Component }) => ({ Component })),
  },

  // Addresses that only lead to another.
  {
    path: 'landing',
    audience: 'everyone',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toLanding: loader }) => ({ loader })),
  },
  {
    path: 'terms',
    audience: 'everyone',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toTerms: loader }) => ({ loader })),
  },
  {
    path: 'q-and-a',
    audience: 'everyone',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toQuestions: loader }) => ({ loader })),
  },
  {
    path: 'imprint',
    audience: 'everyone',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toImprint: loader }) => ({ loader })),
  },
  {
    path: 'jobs',
    audience: 'members',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toJobs: loader }) => ({ loader })),
  },
  {
    path: 'mocs',
    audience: 'members',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toMocs: loader }) => ({ loader })),
  },
  {
    path: 'who_is_who/:id',
    audience: 'members',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toProfile: loader }) => ({ loader })),
  },
  {
    path: 'groups/:id/topics/:topicId',
    audience: 'members',
    bare: true,
    load: () => import('../routes/aliases/aliases.ts').then(({ toGroupOfTopic: loader }) => ({ loader })),
  },
] as const satisfies readonly RouteEntry[];

/** The code around every screen that is not bare. */
export const frame = { load: () => import('./shell/member.route.tsx') };

/** A route of the table, by its path. */
export type RouteName = (typeof table)[number]['path'];
