import { newId } from '@foyer/api';

/** What is used of a JSON Schema to make a form (`StudioModuleType` in the contract). */
export interface FieldSchema {
  type?: string | readonly string[];
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  items?: FieldSchema;
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  format?: string;
  const?: unknown;
  anyOf?: readonly FieldSchema[];
  oneOf?: readonly FieldSchema[];
  'x-field'?: string;
  'x-accept'?: readonly string[];
}

/** What is chosen by `listStudioChoices`. */
export const referenceKinds = ['article', 'category', 'feed', 'group', 'hotel', 'medium', 'page', 'person'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** What a field looks like. */
export type FieldKind =
  | 'hidden'
  | 'localized'
  | 'localized-long'
  | 'localized-html'
  | 'text'
  | 'text-long'
  | 'link'
  | 'language'
  | 'reference'
  | 'choice'
  | 'switch'
  | 'number'
  | 'list'
  | 'references'
  | 'group'
  | 'alternatives'
  | 'unknown';

const named: Record<string, FieldKind> = {
  id: 'hidden',
  kept: 'hidden',
  localized: 'localized',
  'localized-long': 'localized-long',
  'localized-html': 'localized-html',
  'text-long': 'text-long',
  link: 'link',
  language: 'language',
};
const byType: Record<string, FieldKind> = {
  string: 'text',
  boolean: 'switch',
  integer: 'number',
  number: 'number',
  array: 'list',
  object: 'group',
};

const isNull = ({ type }: FieldSchema): boolean => type === 'null';

/** Objects of several kinds, told apart by the one value that a property has in each. */
export interface Alternatives {
  /** The property's name. */
  by: string;
  /** The schemas by its value. */
  schemas: ReadonlyMap<string, FieldSchema>;
}

/** The kinds of objects that a schema allows; null where it is one kind or no object. */
export function alternativesOf({ oneOf = [] }: FieldSchema): Alternatives | null {
  const constant = (schema: FieldSchema, name: string) => schema.properties?.[name]?.const;
  const by = Object.keys(oneOf[0]?.properties ?? {}).find((name) => oneOf.every((one) => typeof constant(one, name) === 'string'));
  return by === undefined || oneOf.length < 2 ? null : { by, schemas: new Map(oneOf.map((one) => [String(constant(one, by)), one])) };
}

/** A schema without its alternative of nothing. */
export function plain(schema: FieldSchema): { schema: FieldSchema; nullable: boolean } {
  const { anyOf, type, ...rest } = schema;
  if (anyOf) {
    const [first] = anyOf.filter((each) => !isNull(each));
    return { schema: { ...rest, ...first }, nullable: anyOf.some(isNull) };
  }
  if (Array.isArray(type)) {
    const types = type as readonly string[];
    const [first = 'null'] = types.filter((each) => each !== 'null');
    return { schema: { ...rest, type: first }, nullable: types.includes('null') };
  }
  return { schema, nullable: schema.enum?.includes(null) ?? false };
}

/** The kind of things that a reference names; null for what is none. */
export const referenceKindOf = ({ 'x-field': name }: FieldSchema): ReferenceKind | null =>
  referenceKinds.find((kind) => kind === name) ?? null;

/** How a field of a plain schema is shown. */
export function kindOf(schema: FieldSchema): FieldKind {
  const special = named[schema['x-field'] ?? ''];
  if (special) return special;
  if (schema.const !== undefined) return 'hidden';
  if (alternativesOf(schema)) return 'alternatives';
  if (referenceKindOf(schema)) return 'reference';
  if (schema.enum) return 'choice';
  const kind = byType[typeof schema.type === 'string' ? schema.type : ''] ?? 'unknown';
  return kind === 'list' && schema.items && referenceKindOf(plain(schema.items).schema) ? 'references' : kind;
}

const empty: Partial<Record<FieldKind, unknown>> = { localized: {}, 'localized-long': {}, 'localized-html': {}, list: [], references: [] };

/** What something new begins with: complete but for what must be chosen or written. */
export function initial(written: FieldSchema): unknown {
  const { schema, nullable } = plain(written);
  if (written.default !== undefined) return written.default;
  if (nullable) return null;
  if (schema['x-field'] === 'id') return newId();
  if (schema.const !== undefined) return schema.const;
  const kind = kindOf(schema);
  if (kind === 'alternatives') return initial(schema.oneOf?.[0] ?? {});
  if (kind === 'group') {
    const required = schema.required ?? [];
    return Object.fromEntries(required.map((name) => [name, initial(schema.properties?.[name] ?? {})]));
  }
  if (kind === 'choice') return schema.enum?.[0];
  if (kind === 'switch') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  return empty[kind] ?? '';
}

/** A value as an object; empty for what is none. */
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A value as a list; empty for what is none. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value as text; empty for what is none. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An object with a property changed; `undefined` takes it away. All others stay as they are, unknown ones among them. */
export function withProperty(object: unknown, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _before, ...others } = asObject(object);
  return value === undefined ? others : { ...asObject(object), [name]: value };
}

/** An object as another kind of alternatives: what both have stays. */
export function turnedInto(schema: FieldSchema, object: unknown): Record<string, unknown> {
  const kept = Object.entries(asObject(object)).filter(
    ([name]) => schema.properties?.[name] && schema.properties[name].const === undefined,
  );
  return { ...asObject(initial(schema)), ...Object.fromEntries(kept) };
}

/** A name of the code as words: `backgroundImageId` is "Background image id". */
export const readable = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
