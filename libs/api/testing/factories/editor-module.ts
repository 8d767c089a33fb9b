import type { Schemas } from './overrides.ts';

const words =
  '<p class="lead">Wer morgens ankommt, soll das Haus so finden, wie es gemeint ist.</p>' +
  '<h2 id="section-breakfast">Frühstück</h2><p>Von <strong>6:30 bis 10:30 Uhr</strong>, sonntags eine Stunde länger. ' +
  'Was übrig bleibt, kommt auf den <a href="/page/welcome">Tisch für das Team</a>.</p>' +
  '<ul><li>Brot aus der Backstube</li><li>Honig vom Dach</li></ul>';

/** A block of HTML. */
export const anEditorBlock = (overrides: Partial<Schemas['EditorBlock']> = {}): Schemas['EditorBlock'] => ({
  id: 'block-1',
  kind: 'html',
  html: words,
  locale: 'de_DE',
  frame: null,
  ...overrides,
});

/** A frame; its address leads nowhere unless one is given. */
export const anEditorFrame = (overrides: Partial<Schemas['EditorFrame']> = {}): Schemas['EditorFrame'] => ({
  src: '/api/v2/pages/welcome/modules/editor-1/frames/block-2?v=4',
  title: 'Das Wetter am See',
  ...overrides,
});

/** A script and its hash. */
export const anEditorScript = (overrides: Partial<Schemas['EditorScript']> = {}): Schemas['EditorScript'] => ({
  sha256: '4813494d137e1631bba301d5acab6e7bb7aa74ce1185d456565ef51d737677b2',
  source: 'root',
  ...overrides,
});

/** The module with one block of HTML. */
export const anEditorModule = (overrides: Partial<Schemas['EditorModule']> = {}): Schemas['EditorModule'] => ({
  id: 'editor-1',
  type: 'editor',
  title: 'Rund ums Frühstück',
  options: { scripts: [] },
  results: [anEditorBlock()],
  ...overrides,
});

const rules: Schemas['EditorRules'] = { tags: ['p', 'a'], attributes: ['href'], classes: ['lead'], actions: ['print'] };

/** A block as its editor sees it. */
export const anEditorContentBlock = (overrides: Partial<Schemas['EditorContentBlock']> = {}): Schemas['EditorContentBlock'] => ({
  id: 'block-1',
  kind: 'html',
  title: null,
  html: { de_DE: words },
  ...overrides,
});

/** The content of the module as its editor sees it. */
export const anEditorContent = (overrides: Partial<Schemas['EditorContent']> = {}): Schemas['EditorContent'] => ({
  version: 3,
  blocks: [anEditorContentBlock()],
  scripts: [],
  permissions: { scripts: false },
  allowed: rules,
  ...overrides,
});

/** A change made from that content. */
export const anEditorContentChange = (overrides: Partial<Schemas['EditorContentChange']> = {}): Schemas['EditorContentChange'] => ({
  version: 3,
  blocks: [anEditorContentBlock()],
  ...overrides,
});
