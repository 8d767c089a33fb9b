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
  /\/libs\/(i18n|api)\/src\/(?!queries|use-|event-time|file-size|short-date|index)/,
  /\/libs\/ui\/src\/index/,
  ui(
    'theme',
    'class-names',
    'link',
    'button',
    'spinner',
    'icon',
    'alert',
    'card',
    'heading',
    'text',
    'field',
    'text-field',
    'password-field',
  ),
  ui('container', 'error-state', 'icon-button', 'visually-hidden'),
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
  ),
  /\/apps\/portal\/src\/app\/(?!relative-time|use-now|use-draft)/,
  /\/apps\/portal\/src\/shell\/(wordmark|language-links)/,
];

const members = [
  packages('@tanstack/[^/]+', 'react-error-boundary', 'lucide-react'),
  /\/libs\/api\/src\/(queries|use-)/,
  /\/libs\/i18n\/src\/(event-time|file-size|short-date)/,
  /\/apps\/portal\/src\/app\/use-draft/,
  ui(
    'avatar',
    'badge',
    'chip',
    'clamp',
    'cluster',
    'drawer',
    'empty-state',
    'file-card',
    'fact',
    'grid',
    'icon-button',
    'image',
    'media-card',
    'menu',
    'modal',
  ),
  ui('native-select', 'skeleton', 'skip-link', 'stack'),
  /\/apps\/portal\/src\/(shell|modules|routes\/(member|dashboard|page))\/(?!wordmark|language-links|.*\.route)/,
];

const carousels = [ui('carousel', 'gallery-overlay'), packages('embla-carousel[^/]*'), /\/libs\/i18n\/src\/use-carousel/];

const group = (name: string, tests: RegExp[], priority: number) => ({
  name,
  test: new RegExp(tests.map(({ source }) => source).join('|')),
  priority,
  includeDependenciesRecursively: false,
});

/** The portal's chunks, for `codeSplitting.groups`. */
export const chunks = [group('every', every, 3), group('members', members, 2), group('carousels', carousels, 1)];
