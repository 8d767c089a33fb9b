import type { Schemas } from '@foyer/api';
import { isMediaPath, safeLink } from '@foyer/links';

type Tag = Schemas['EditorTag'];
type Attribute = Schemas['EditorAttribute'];

/** The keys of a record, as the contract names them. Records over an enum of the contract are complete, or they do not compile. */
const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => Object.keys(record) as Key[];

const everywhere: Attribute[] = ['class', 'dir', 'id', 'lang'];
const pressed: Attribute[] = ['data-action', 'data-target'];
const cell: Attribute[] = ['colspan', 'rowspan'];

/** The elements the HTML of editors may hold, with the attributes each may have besides those of all. */
const attributesOf: Record<Tag, readonly Attribute[]> = {
  ...{ a: ['href', 'rel', ...pressed], button: ['type', ...pressed], img: ['src', 'alt', 'width', 'height', 'loading'] },
  ...{ td: cell, th: [...cell, 'scope'], col: ['span'], colgroup: ['span'], details: ['open'], ol: ['start'] },
  ...{ p: [], h2: [], h3: [], h4: [], ul: [], li: [], dl: [], dt: [], dd: [], blockquote: [], cite: [], hr: [], br: [], pre: [] },
  ...{ strong: [], b: [], em: [], i: [], u: [], s: [], small: [], mark: [], sub: [], sup: [], code: [], kbd: [], abbr: [], span: [] },
  ...{ div: [], section: [], figure: [], figcaption: [], summary: [] },
  ...{ table: [], caption: [], thead: [], tbody: [], tfoot: [], tr: [] },
};

const classNames: Record<Schemas['EditorClass'], true> = {
  ...{ lead: true, note: true, warning: true, columns: true, button: true, 'fine-print': true },
};

const actionNames: Record<Schemas['EditorAction'], true> = {
  ...{ 'open-search': true, print: true, 'scroll-to': true, 'copy-link': true, navigate: true },
};

export const tags = keysOf(attributesOf);
export const classes = keysOf(classNames);
const actions = keysOf(actionNames);

// A name that begins like this is no property of `document` or of a form, and so can hide none from our scripts.
const section = /^section-[\w-]{1,60}$/;
const isPath = (value: string): boolean => value.startsWith('/') && safeLink(value) !== null;
const isAnchor = (value: string): boolean => value.startsWith('#') && section.test(value.slice(1));
const isLink = (value: string): boolean =>
  isAnchor(value) || safeLink(value) !== null || /^mailto:[^\s<>"]+$/i.test(value) || /^tel:\+?[\d /().-]+$/i.test(value);
const isNumber = (value: string): boolean => /^\d{1,4}$/.test(value);

/** What each attribute may say; another value costs it. Classes are judged one by one, by the sanitiser. */
const sound: Record<Attribute, (value: string) => boolean> = {
  ...{ class: () => true, alt: () => true, open: () => true, rel: () => true },
  ...{ href: isLink, src: isMediaPath },
  ...{ id: (value) => section.test(value), lang: (value) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(value) },
  ...{ dir: (value) => ['ltr', 'rtl', 'auto'].includes(value), scope: (value) => /^(row|col)(group)?$/.test(value) },
  ...{ width: isNumber, height: isNumber, colspan: isNumber, rowspan: isNumber, span: isNumber, start: isNumber },
  ...{ loading: (value) => value === 'lazy', type: (value) => value === 'button' },
  ...{ 'data-action': (value) => Object.hasOwn(actionNames, value), 'data-target': (value) => section.test(value) || isPath(value) },
};

export const attributesByTag: Record<string, readonly string[]> = { ...attributesOf, '*': everywhere };

/** Whether the attribute may say that. Of attributes that are not allowed at all nothing is known here. */
export const isSound = (name: string, value: string): boolean => !Object.hasOwn(sound, name) || sound[name as Attribute](value);

/** The rules as editors see them. */
export const rules: Schemas['EditorRules'] = { tags, attributes: keysOf(sound), classes, actions };
