import { hoursAgo, sampleId, type Schemas } from './overrides.ts';

/** What a widget is told of its website. */
export const anEmbedSite = (overrides: Partial<Schemas['EmbedSite']> = {}): Schemas['EmbedSite'] => ({
  ...{ widgets: ['chat', 'occasions', 'shop'], guests: true, locale: 'de_DE', form_of_address: 'formal' },
  ...{ portal_url: 'https://community.aurelia.example', style: '', font_pair: 'humanist' },
  ...overrides,
});

/** What a widget signs its calls with. */
export const anEmbedToken = (overrides: Partial<Schemas['EmbedToken']> = {}): Schemas['EmbedToken'] => ({
  ...{ access_token: 'q3vJ8m0sYx2bT7kLwZ4nR1cEoU6hGfD9aPiVtSjBzQM', token_type: 'Bearer', expires_in: 900, user_id: sampleId(1, 0) },
  ...overrides,
});

/** A key of a website. */
export const anEmbedKey = (overrides: Partial<Schemas['StudioEmbedKey']> = {}): Schemas['StudioEmbedKey'] => ({
  ...{ id: sampleId(97, 0), created_at: hoursAgo(400), last_used_at: hoursAgo(1) },
  ...overrides,
});

/** What editors write of a website. */
export const embedSiteContent = (overrides: Partial<Schemas['StudioEmbedSiteContent']> = {}): Schemas['StudioEmbedSiteContent'] => ({
  ...{
    name: 'Intranet',
    origins: ['https://intranet.aurelia.example'],
    widgets: ['chat', 'occasions', 'shop'],
    guests: false,
    enabled: true,
  },
  ...overrides,
});

/** A website in the studio. */
export const aStudioEmbedSite = (overrides: Partial<Schemas['StudioEmbedSite']> = {}): Schemas['StudioEmbedSite'] => ({
  ...{ id: sampleId(96, 0), content: embedSiteContent(), keys: [anEmbedKey()], created_at: hoursAgo(500) },
  ...overrides,
});

/** Websites of every sort: with two keys, open to guests, switched off. */
export const studioEmbedSites = (): Schemas['StudioEmbedSite'][] => [
  aStudioEmbedSite({ keys: [anEmbedKey({ id: sampleId(97, 1), created_at: hoursAgo(2), last_used_at: null }), anEmbedKey()] }),
  aStudioEmbedSite({
    id: sampleId(96, 1),
    content: embedSiteContent({
      ...{ name: 'Karriereseite', widgets: ['occasions'], guests: true },
      origins: ['https://karriere.aurelia.example', 'https://www.aurelia.example'],
    }),
    keys: [],
  }),
  aStudioEmbedSite({ id: sampleId(96, 2), content: embedSiteContent({ name: 'Messe 2025', enabled: false }), keys: [] }),
];

/** What signs an editor in at a preview. */
export const aStudioEmbedPreview = (): Schemas['StudioEmbedPreview'] => ({
  token: 'eyJhbGciOiJIUzI1NiIsImtpZCI6IjAxOWEzZjZlIn0.e30.c2lnbmF0dXJl',
});

/** All websites. */
export const anEmbedSiteList = (
  results: Schemas['StudioEmbedSite'][] = studioEmbedSites(),
  writable = true,
): Schemas['StudioEmbedSites'] => ({ results, writable });

const newSite: Schemas['NewStudioEmbedSite'] = { key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77', content: embedSiteContent() };

/** A sample of each schema of websites that show widgets. */
export const embedSamples = () => ({
  EmbedSite: [anEmbedSite()],
  EmbedToken: [anEmbedToken()],
  EmbedTokenRequest: [{ site: sampleId(96, 0), token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' }] satisfies Schemas['EmbedTokenRequest'][],
  NewStudioEmbedSite: [newSite],
  StudioEmbedKey: [anEmbedKey(), anEmbedKey({ last_used_at: null })],
  StudioEmbedPreview: [aStudioEmbedPreview()],
  StudioEmbedSecret: [{ key: anEmbedKey(), secret: 'foyer_sk_q3vJ8m0sYx2bT7kLwZ4nR1cEoU6hGfD9aPiVtSjBzQM' }],
  StudioEmbedSite: studioEmbedSites(),
  StudioEmbedSiteContent: studioEmbedSites().map(({ content }) => content),
  StudioEmbedSites: [anEmbedSiteList()],
  WidgetName: ['chat', 'occasions', 'shop'] satisfies Schemas['WidgetName'][],
});

/** A widget on the pages of an origin. */
export const anEmbedWidgetHealth = (overrides: Partial<Schemas['StudioEmbedWidgetHealth']> = {}): Schemas['StudioEmbedWidgetHealth'] => ({
  ...{ origin: 'https://intranet.aurelia.example', widget: 'occasions', shown: 2140, load_ms: 750, last_seen_on: '2026-11-18' },
  ...{ versions: ['0.1.0'], errors: [] },
  ...overrides,
});

/** How the widgets of a website do. */
export const aStudioEmbedHealth = (overrides: Partial<Schemas['StudioEmbedHealth']> = {}): Schemas['StudioEmbedHealth'] => ({
  keys: [{ key_id: sampleId(97, 0), origin: 'https://intranet.aurelia.example', logins: 812, last_used_on: '2026-11-18' }],
  widgets: [
    anEmbedWidgetHealth(),
    anEmbedWidgetHealth({
      ...{ widget: 'chat', shown: 96, load_ms: null, versions: ['0.1.0', '0.0.9'] },
      errors: [
        { code: 'embed_token_refused', count: 12 },
        { code: 'failed', count: 1 },
      ],
    }),
  ],
  ...overrides,
});
