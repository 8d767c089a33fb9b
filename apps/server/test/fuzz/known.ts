import { ids, password } from '../fixture.ts';

/** The ids that the fuzz adds to the fixture (`scene.ts`). */
export const added = {
  page: { draft: 'fuzz-draft', editor: 'fuzz-editor', otherOrg: 'fuzz-other-page' },
  media: { scheduled: 'fuzz-scheduled', draft: 'fuzz-draft-file', closed: 'fuzz-closed', otherOrg: 'fuzz-other-file' },
  module: 'fuzz-module',
  frame: 'fuzz-frame',
  person: { ours: 'fuzz-person', otherOrg: 'fuzz-other-person' },
  hotel: { ours: 'fuzz-hotel', otherOrg: 'fuzz-other-hotel' },
  product: { ours: 'fuzz-product', otherOrg: 'fuzz-other-product' },
  conversation: { ours: 'fuzz-conversation', closed: 'fuzz-closed-conversation', otherOrg: 'fuzz-other-conversation' },
  message: { ours: 'fuzz-message', closed: 'fuzz-closed-message', otherOrg: 'fuzz-other-message' },
  notification: { author: 'fuzz-author-notification', otherOrg: 'fuzz-other-notification' },
  report: { ours: 'fuzz-report', otherOrg: 'fuzz-other-report' },
  upload: { author: 'fuzz-upload', otherOrg: 'fuzz-other-upload' },
  site: { ours: 'fuzz-site', another: 'fuzz-another-site', otherOrg: 'fuzz-other-site' },
  embedKey: { ours: 'fuzz-key', another: 'fuzz-another-key', otherOrg: 'fuzz-other-key' },
  // So many that some are left when others are to be removed.
  webhook: { ours: 'fuzz-webhook', otherOrg: 'fuzz-other-webhook', more: ['fuzz-webhook-2', 'fuzz-webhook-3', 'fuzz-webhook-4'] },
  delivery: { ours: 'fuzz-delivery', otherOrg: 'fuzz-other-delivery' },
  apiKey: { author: 'fuzz-api-key', customer: 'fuzz-customer-key', another: 'fuzz-another-api-key', otherOrg: 'fuzz-other-api-key' },
  cartItem: { author: 'fuzz-author-item', otherOrg: 'fuzz-other-item' },
} as const;

const users = [...Object.values(ids.users), 'actor-author', 'actor-users', 'actor-moderator', 'actor-deactivated', 'actor-waiting'];

const pools = {
  news: Object.values(ids.news),
  users,
  // No actors: their permissions and sessions are what the others are judged by.
  people: Object.values(added.person),
  occasions: users.flatMap((id) => [`birthday-${id}`, `anniversary-${id}`]),
  comments: Object.values(ids.comments),
  media: [...Object.values(ids.media), ...Object.values(added.media)],
  pages: [...Object.values(ids.pages), ...Object.values(added.page)],
  groups: Object.values(ids.groups),
  categories: Object.values(ids.categories),
  modules: ['top', 'files', added.module],
  frames: [added.frame],
  hotels: ['hotel-kurpark', ...Object.values(added.hotel)],
  toggles: ['digest'],
  conversations: Object.values(added.conversation),
  messages: Object.values(added.message),
  reports: Object.values(added.report),
  uploads: Object.values(added.upload),
  products: Object.values(added.product),
  cartItems: Object.values(added.cartItem),
  sites: Object.values(added.site),
  embedKeys: Object.values(added.embedKey),
  webhooks: [added.webhook.ours, ...added.webhook.more, added.webhook.otherOrg],
  deliveries: Object.values(added.delivery),
  apiKeys: Object.values(added.apiKey),
  addresses: ['https://intranet.example/hook'],
  origins: ['https://intranet.example', 'https://www.intranet.example'],
  notifications: Object.values(added.notification),
  names: ['member', 'editor', 'member@aurelia.example', 'outsider'],
  passwords: [password],
  fields: ['name'],
} as const;

/** Which pool a parameter or field takes from, by its name. */
const byName: Record<string, keyof typeof pools> = {
  user_id: 'users',
  reviewer_id: 'users',
  group_id: 'groups',
  conversation_id: 'conversations',
  recipient: 'conversations',
  quote_id: 'messages',
  parent_id: 'comments',
  product_id: 'products',
  beside: 'products',
  site: 'sites',
  key_id: 'embedKeys',
  delivery_id: 'deliveries',
  origins: 'origins',
  contact_person_id: 'users',
  image_id: 'media',
  medium_id: 'media',
  page_id: 'pages',
  module_id: 'modules',
  frame_id: 'frames',
  category: 'categories',
  hotel: 'hotels',
  hotel_id: 'hotels',
  field_id: 'fields',
  username: 'names',
  password: 'passwords',
  current_password: 'passwords',
};

/** What an `id` in the address names, by the beginning of the path. */
const byPath: readonly [RegExp, keyof typeof pools][] = [
  [/^\/users\//, 'users'],
  [/^\/studio\/people\//, 'people'],
  [/^\/studio\/hotels\//, 'hotels'],
  [/^\/studio\/products\//, 'products'],
  [/^\/studio\/reports\//, 'reports'],
  [/^\/(studio\/embed_sites|embed\/sites)\//, 'sites'],
  [/^\/studio\/webhooks\//, 'webhooks'],
  [/\/api_keys\//, 'apiKeys'],
  [/^\/uploads\//, 'uploads'],
  [/^\/occasions\//, 'occasions'],
  [/^\/(pages|previews)\//, 'pages'],
  [/^\/studio\/pages\//, 'pages'],
  [/^\/comments\/\{/, 'comments'],
  [/^\/conversations\/\{/, 'conversations'],
  [/^\/messages\/\{/, 'messages'],
  [/^\/media\//, 'media'],
  [/toggles/, 'toggles'],
  [/^\/carts\//, 'cartItems'],
  [/^\/notifications\//, 'notifications'],
];

/** The ids there are for a parameter or field of an operation's request; undefined where it is none. */
export function knownValues(name: string, path: string): readonly string[] | undefined {
  if (name === 'url' && path.startsWith('/studio/webhooks')) return pools.addresses;
  const pool = byName[name] ?? (name === 'id' ? (byPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'news') : undefined);
  return pool && pools[pool];
}

const foreign = new Set<string>([
  ...[ids.news.otherOrg, ids.comments.otherOrg, ids.media.otherOrg, ids.groups.otherOrg, ids.users.outsider],
  ...[added.page.otherOrg, added.person.otherOrg, added.media.otherOrg, added.product.otherOrg, added.cartItem.otherOrg],
  ...[added.hotel.otherOrg, added.conversation.otherOrg, added.message.otherOrg],
  added.hotel.otherOrg,
  added.notification.otherOrg,
  added.report.otherOrg,
  added.upload.otherOrg,
  added.site.otherOrg,
  added.embedKey.otherOrg,
  added.webhook.otherOrg,
  added.delivery.otherOrg,
  added.apiKey.otherOrg,
]);
const all = new Set<string>(Object.values(pools).flat());
const shared = new Set<string>([
  ...pools.toggles,
  ...pools.modules,
  ...pools.frames,
  ...pools.names,
  ...pools.passwords,
  ...pools.fields,
  ...pools.origins,
  ...pools.addresses,
]);

/** Whose thing an id names: this customer's, the other one's, or none's. */
export function ownerOf(id: unknown): 'ours' | 'theirs' | undefined {
  if (typeof id !== 'string' || !all.has(id) || shared.has(id)) return undefined;
  return foreign.has(id) ? 'theirs' : 'ours';
}
