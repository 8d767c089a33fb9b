const part = encodeURIComponent;

/**
 * Where the portal's screens are, without their language. The server's links and the portal's are made of these; that each is one route of the portal's
 * table is tested there (`apps/portal/src/router/paths.test.ts`).
 */
export const paths = {
  home: '/',
  login: '/login',
  loginTerms: '/login/terms',
  loginFailed: '/login/failed',
  logout: '/logout',
  registration: '/registration',
  confirmRegistration: '/registration/confirm',
  forgotPassword: '/forgot_password',
  resetPassword: '/reset_password',
  confirmEmail: '/confirm_email',
  page: (id: string) => `/page/${part(id)}` as const,
  articlePreview: (id: string) => `/article_previews/${part(id)}` as const,
  preview: (id: string) => `/previews/${part(id)}` as const,
  news: '/news',
  article: (id: string) => `/news/${part(id)}` as const,
  confirmations: (articleId: string) => `/news/${part(articleId)}/confirmations` as const,
  category: (id: string) => `/categories/${part(id)}` as const,
  search: '/search_results',
  profile: (id: string) => `/profile/${part(id)}` as const,
  editProfile: (id: string) => `/profile/${part(id)}/edit` as const,
  sessions: '/sessions',
  apiKeys: '/api_keys',
  notificationSettings: '/notification_settings',
  menu: '/menu',
  studio: '/studio',
  studioArticle: (id: string) => `/studio/articles/${part(id)}` as const,
  studioArticleNumbers: (id: string) => `/studio/articles/${part(id)}/numbers` as const,
  studioPages: '/studio/pages',
  studioPage: (id: string) => `/studio/pages/${part(id)}` as const,
  studioMedia: '/studio/media',
  studioPagePreview: (id: string) => `/studio/pages/${part(id)}/preview` as const,
  studioCategories: '/studio/categories',
  studioPeople: '/studio/people',
  studioNewPerson: '/studio/new_person',
  studioImportPeople: '/studio/people_import',
  studioPerson: (id: string) => `/studio/people/${part(id)}` as const,
  studioHotels: '/studio/hotels',
  studioNewHotel: '/studio/new_hotel',
  studioHotel: (id: string) => `/studio/hotels/${part(id)}` as const,
  studioProducts: '/studio/products',
  studioNewProduct: '/studio/new_product',
  studioProduct: (id: string) => `/studio/products/${part(id)}` as const,
  studioReports: '/studio/reports',
  studioWebhooks: '/studio/webhooks',
  studioApiKeys: '/studio/api_keys',
  studioWebsites: '/studio/websites',
  studioWebsiteHealth: (website: string) => `/studio/websites/${part(website)}/health` as const,
  studioWidget: (website: string) => `/studio/websites/${part(website)}` as const,
  studioMenu: '/studio/menu',
  studioAppearance: '/studio/appearance',
  studioSettings: '/studio/settings',
  activities: '/activity_feed',
  bubbleTool: '/bubbletool_tv',
  terms: '/terms',
  forbidden: '/403',
  notFound: '/404',
  resultNotFound: '/result-not-found',
} as const;

/** Where screens will be that are linked to and not made yet. */
export const plannedPaths = {
  occasions: '/occasions',
  group: (id: string) => `/groups/${part(id)}` as const,
} as const;

/** The path that a menu entry's type and reference name; the dashboard is home. */
export const menuPath = (type: string, id?: string | null): `/${string}` =>
  type === 'dashboard' ? paths.home : id ? `/${type}/${part(id)}` : `/${type}`;

/** A path in one language: `localePath('de_DE', paths.article('12'))` is `/de_DE/news/12`. */
export const localePath = (locale: string, path: string = paths.home): string => (path === paths.home ? `/${locale}` : `/${locale}${path}`);

/** Opens a conversation of the chat, over any of the portal's screens (access §2). */
export const conversationQuery = (id: string): string => `?chat=1&conversation_id=${part(id)}`;
