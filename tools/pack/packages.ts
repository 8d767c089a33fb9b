/** A library as an npm package. */
export interface NpmPackage {
  name: string;
  description: string;
  /** The library's folder; its `package.config.ts` builds `dist/package`. */
  folder: string;
  /** The source of each door by its name; `index` is the package's own. */
  doors: Readonly<Record<string, string>>;
  /** What the project that installs it brings, by version; a question mark ends the name of what it may do without. */
  peers: Readonly<Record<string, string>>;
  keywords: readonly string[];
}

/** What other projects install: the widgets, the client, the design system. */
export const packages: readonly NpmPackage[] = [
  {
    name: '@foyer/widgets',
    description: 'The chat, the occasions and the reward shop of a Foyer portal as custom elements and React components.',
    folder: 'libs/widgets/embed',
    doors: { index: 'src/package/index.ts', react: 'src/package/react.ts' },
    peers: { 'react?': '>=18' },
    keywords: ['custom-elements', 'web-components', 'react', 'chat'],
  },
  {
    name: '@foyer/api',
    description: 'The typed client of a Foyer portal’s API.',
    folder: 'libs/api',
    doors: { index: 'src/package.ts', realtime: 'src/realtime/index.ts' },
    peers: {},
    keywords: ['openapi', 'client'],
  },
  {
    name: '@foyer/ui',
    description: 'The design system of Foyer: components for React, tokens, one style sheet.',
    folder: 'libs/ui',
    doors: { index: 'src/index.ts', theme: 'src/theme/index.ts' },
    peers: { react: '>=19', 'react-dom': '>=19' },
    keywords: ['react', 'components', 'design-system'],
  },
];
