// Few files, because each costs a round trip. Automatic splitting makes a file for every set of routes that shares a module (30 for the
// dashboard); these groups make three: what every screen needs, what every members' screen needs, and what carousels need.

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);
const icons = (...names: string[]) => new RegExp(`/lucide-react/dist/esm/(?!icons/)|/lucide-react/dist/esm/icons/(${names.join('|')})\\.`);
const ui = (...folders: string[]) => new RegExp(`/libs/ui/src/(${folders.join('|')})/`);

const every = [
  packages(
    'react',
    'react-dom',
    'scheduler',
    'react-router',
    'cookie',
    'react-intl',
    'intl-messageformat',
    '@formatjs/[^/]+',
    'jotai',
    'openapi-fetch',
  ),
  packages('@vanilla-extract/[^/]+'),
  /preload-helper/,
  /\/libs\/(i18n|api)\/src\/(?!queries|read|shown-buttons|unique-by-id|use-|link-target|safe-address|calendar-date|event-time|file-size|short-date|time\.|moment|relative-time|index)/,
  /\/libs\/ui\/src\/index/,
  /\/libs\/theme\/src\//,
  /\/libs\/ui\/src\/link\/(?!email-link)/,
  ui('theme', 'class-names', 'language', 'button', 'spinner', 'icon', 'alert', 'card', 'heading', 'text', 'text-field'),
  /\/libs\/ui\/src\/clamp\/clamp\.css/,
  // Several controls that answer one question stand on members' screens alone.
  /\/libs\/ui\/src\/field\/(?!field-group)/,
  // The judge of new passwords is loaded where one is chosen.
  /\/libs\/ui\/src\/password-field\/(?!strength|common-words)/,
  ui('container', 'icon-button', 'visually-hidden'),
  icons(
    'eye',
    'eye-off',
    'circle-alert',
    'circle-exclamation-point',
    'circle-check',
    'info',
    'triangle-alert',
    'triangle-exclamation-point',
    'house',
    'x',
  ),
  // The error page and what comes over a page come once it has come to life.
  /\/apps\/portal\/src\/router\/(?!entry|error-|navigation|overlays|settings|shell|start)/,
  /\/apps\/portal\/src\/host\/(app\/(?!use-draft)|language\/(?!all-messages)|guests\/(?!login-frame))/,
  /\/apps\/portal\/src\/host\/links\/(?!profile-path|destination|use-destination)/,
  /\/apps\/portal\/src\/host\/errors\/(use-problem-text|reload-once)/,
  /\/apps\/portal\/src\/host\/session\/(end-session|note-refusal|use-enter|known-password-field)/,
];

const members = [
  packages('@tanstack/[^/]+', 'react-error-boundary', 'lucide-react'),
  /\/libs\/api\/src\/(queries|read|shown-buttons|unique-by-id|use-)/,
  /\/libs\/i18n\/src\/(link-target|safe-address|calendar-date|event-time|file-size|short-date|time\.|moment|relative-time|use-now|use-reaction|use-new-tab)/,
  /\/apps\/portal\/src\/host\/(app\/use-draft|links\/(profile-path|destination|use-destination)|errors\/part-error|late\/|data\/)/,
  /\/apps\/portal\/src\/host\/session\/(password-link|sessions-link)/,
  /\/libs\/ui\/src\/link\/email-link/,
  /\/apps\/portal\/src\/host\/realtime\/(late-realtime|subscriptions|use-realtime)/,
  ui(
    'avatar',
    'badge',
    'chip',
    'clamp',
    'cluster',
    'countdowns',
    'counts',
    'drawer',
    'empty-state',
    'file-card',
    'fact',
    'grid',
    'host',
    'icon-button',
    'image',
    'media-card',
    'menu',
    'modal',
    'overlay-container',
  ),
  ui('footer', 'main-menu', 'scroll', 'side-drawer', 'side-nav', 'top-bar', 'user-block'),
  ui('native-select', 'skeleton', 'skip-link', 'stack', 'task-badge'),
  /\/apps\/portal\/src\/host\/pages\/empty-page/,
  // What only editors are told comes when there is something to tell.
  /\/apps\/portal\/src\/(router\/shell|host\/modules|routes\/home\/dashboard)(?!\/(portal-back-to-top|faults\/(broken-module|module-fault|faults)|.*\.route))/,
];

const carousels = [ui('carousel', 'gallery-overlay'), packages('embla-carousel[^/]*'), /\/libs\/i18n\/src\/use-carousel/];

// What error pages show, which guests see, too; without the members' chunk.
const faults = [ui('error-state'), icons('lock', 'search-x', 'wifi-off'), /\/apps\/portal\/src\/host\/errors\/error-(texts|status)/];

const group = (name: string, tests: RegExp[], priority: number) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
  priority,
  includeDependenciesRecursively: false,
});

/** The portal's chunks, for `codeSplitting.groups`. */
export const chunks = [
  group('every', every, 4),
  group('faults', faults, 3),
  group('members', members, 2),
  group('carousels', carousels, 1),
];

/**
 * The files whose messages the login screen needs (`start`), and those of screens that few visits come to (`more`; their routes say `words: 'all'`). All
 * other messages are loaded with every screen but the login.
 */
export const messageParts = {
  start: [
    'apps/portal/src/router/*.{ts,tsx}',
    'apps/portal/src/host/errors/{error-page-view,error-texts,retry-label,use-problem-text}.{ts,tsx}',
    'apps/portal/src/host/session/known-password-field.tsx',
    'apps/portal/src/routes/login/**/*.{ts,tsx}',
    'apps/portal/src/host/guests/{wordmark,cookie-settings-button,language-links,legal-links}.tsx',
    // They stand on the login screen as well, where the customer offers services.
    'libs/modules/hero-register/src/social-entries/*.{ts,tsx}',
  ],
  more: [
    'apps/portal/src/routes/{activities,bubble-tool,confirm-email,confirmations,dummy,login-failed}/**/*.{ts,tsx}',
    'apps/portal/src/host/mailed-links/*.{ts,tsx}',
    'apps/portal/src/routes/{password,profile,registration,search,sessions}/**/*.{ts,tsx}',
    'libs/modules/bubble-tool/src/**/*.{ts,tsx}',
  ],
};
