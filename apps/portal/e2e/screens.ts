/** A screen of the portal, as it is opened by its address. */
export interface Screen {
  /** As the route table names it. */
  route: string;
  /** An address of it, below the language. */
  path: string;
  /** A customer of the demo other than the first, where only that one has the screen: a name below `localhost`. */
  customer?: 'bergsee';
  /** What the browser complains about when it is opened, because its document has that status. */
  complaint?: RegExp;
}

/** What everyone may open, and what only guests see. */
export const guestScreens: readonly Screen[] = [
  { route: 'login', path: '/login' },
  { route: 'login/failed', path: '/login/failed?reason=unavailable&redirect=%2F' },
  { route: 'registration', path: '/registration', customer: 'bergsee' },
  { route: 'registration/confirm', path: '/registration/confirm?token=used', customer: 'bergsee', complaint: /4\d\d/ },
  { route: 'forgot_password', path: '/forgot_password' },
  { route: 'reset_password', path: '/reset_password?user_id=unknown&hash=used', complaint: /4\d\d/ },
  { route: 'confirm_email', path: '/confirm_email?user_id=unknown&hash=used' },
  { route: '', path: '' },
  { route: 'page/:id', path: '/imprint' },
  { route: 'article_previews/:id', path: '/article_previews/none?token=forged', complaint: /410/ },
  { route: 'previews/:id', path: '/previews/welcome?token=forged', complaint: /410/ },
  { route: '404', path: '/404', complaint: /404/ },
];

/** What members see. */
export const memberScreens: readonly Screen[] = [
  { route: '', path: '' },
  { route: 'news', path: '/news' },
  { route: 'news', path: '/news?category=none' },
  { route: 'categories/:id', path: '/categories/kitchen' },
  { route: 'search_results', path: '/search_results?q=Hotel' },
  { route: 'search_results', path: '/search_results?q=nichtszufinden', complaint: /404/ },
  { route: 'sessions', path: '/sessions' },
  { route: 'api_keys', path: '/api_keys' },
  { route: 'notification_settings', path: '/notification_settings' },
  { route: 'activity_feed', path: '/activity_feed' },
  { route: 'menu', path: '/menu' },
  { route: 'bubbletool_tv', path: '/bubbletool_tv' },
  { route: 'reset_password', path: '/reset_password' },
  { route: 'dummy', path: '/dummy' },
  { route: 'page/:id', path: '/page/welcome' },
  { route: 'page/:id', path: '/page/benefits' },
  { route: 'page/:id', path: '/page/learning' },
  { route: 'page/:id', path: '/page/web' },
  { route: 'page/:id', path: '/page/seehof-lindau' },
  { route: '403', path: '/403', complaint: /403/ },
  { route: 'error', path: '/error?title=Wartung', complaint: /400/ },
  { route: 'result-not-found', path: '/result-not-found', complaint: /404/ },
];
