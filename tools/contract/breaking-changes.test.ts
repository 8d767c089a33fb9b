import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../launch/temporary.ts';
import { findBreakingChanges } from './breaking-changes.ts';

interface Schema {
  required: string[];
  properties: Record<string, Schema & { type?: unknown; const?: string; maxLength?: number }>;
  oneOf: { $ref: string }[];
  discriminator: { mapping: Record<string, string> };
  enum: string[];
}
interface Operation {
  operationId: string;
  'x-authz': { actor: string };
  security?: Record<string, string[]>[];
  parameters: object[];
  responses: Record<string, object>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const released = readFileSync(join(import.meta.dirname, '../../libs/api/openapi.gen.json'), 'utf8');

/** Compares today's contract with itself after a change. */
async function changed(change: (contract: Contract) => void): Promise<string[]> {
  const contract = JSON.parse(released) as Contract;
  change(contract);
  const folder = temporaryFolder({ 'baseline.json': released, 'current.json': JSON.stringify(contract) });
  return findBreakingChanges(join(folder, 'baseline.json'), join(folder, 'current.json'));
}

const without = (list: string[], name: string): string[] => list.filter((entry) => entry !== name);

const breaking: [string, (contract: Contract) => void, RegExp][] = [
  [
    'a removed field of an answer',
    ({ components: { schemas } }) => {
      delete schemas['User']!.properties['email'];
      schemas['User']!.required = without(schemas['User']!.required, 'email');
    },
    /email/,
  ],
  [
    'a field of an answer that may be missing now',
    ({ components: { schemas } }) => void (schemas['User']!.required = without(schemas['User']!.required, 'email')),
    /no longer required: `email`/,
  ],
  [
    'a field of an answer that may be null now',
    ({ components: { schemas } }) => void (schemas['User']!.properties['email']!.type = ['string', 'null']),
    /Type of `email`/,
  ],
  [
    'a new value of an enum of answers that is not open',
    ({ components: { schemas } }) => void schemas['Page']!.properties['visibility']!.enum.push('friends'),
    /gained values/,
  ],
  ['a removed operation', ({ paths }) => void delete paths['/menu'], /Path `\/menu` was removed/],
  [
    'a new required field of a request',
    ({ components: { schemas } }) => {
      schemas['NewComment']!.properties['mood'] = { type: 'string' } as never;
      schemas['NewComment']!.required.push('mood');
    },
    /became required: `mood`/,
  ],
  [
    'a new required parameter',
    ({ paths }) => void paths['/menu']!['get']!.parameters.push({ name: 'q', in: 'query', required: true, schema: { type: 'string' } }),
    /`q` query parameter/,
  ],
  [
    'a stricter rule for a request',
    ({ components: { schemas } }) => void (schemas['NewComment']!.properties['text']!.maxLength = 10),
    /maxLength/,
  ],
  [
    'a type gone from a union',
    ({ components: { schemas } }) => {
      schemas['Module']!.oneOf.pop();
      delete schemas['Module']!.discriminator.mapping['text_image_switch'];
    },
    /A type of a union was removed/,
  ],
  [
    'a way to be let in that is gone',
    ({ paths }) => void (paths['/languages']!['get']!.security = [{ session: [] }]),
    /languages.*security/,
  ],
  ['guests shut out', ({ paths }) => void (paths['/settings']!['get']!['x-authz'].actor = 'member'), /Guests may no longer call it/],
  [
    'another success status',
    ({ paths }) => {
      const { responses } = paths['/comments']!['post']!;
      responses['200'] = responses['201']!;
      delete responses['201'];
    },
    /201/,
  ],
];

const harmless: [string, (contract: Contract) => void][] = [
  ['nothing', () => {}],
  [
    'a new optional field of an answer',
    ({ components: { schemas } }) => void (schemas['User']!.properties['nick'] = { type: 'string' } as never),
  ],
  [
    'a new optional field of a request',
    ({ components: { schemas } }) => void (schemas['NewComment']!.properties['mood'] = { type: 'string' } as never),
  ],
  ['a new operation', ({ paths }) => void (paths['/other'] = { get: { ...paths['/menu']!['get']!, operationId: 'getOther' } })],
  [
    'a new module type',
    ({ components: { schemas } }) => {
      const quote = structuredClone(schemas['DownloadsModule']!);
      quote.properties['type']!.const = 'quote';
      schemas['QuoteModule'] = quote;
      schemas['Module']!.oneOf.push({ $ref: '#/components/schemas/QuoteModule' });
      schemas['Module']!.discriminator.mapping['quote'] = '#/components/schemas/QuoteModule';
    },
  ],
  [
    'a new value of an open enum',
    ({ components: { schemas } }) => void schemas['Page']!.properties['meta']!.properties['type']!.enum.push('story'),
  ],
  [
    'a new route in menus, a new icon and a new type of settings entries',
    ({ components: { schemas } }) => {
      schemas['RouteName']!.enum.push('hologram');
      schemas['MenuItem']!.properties['icon']!.enum.push('cube');
      schemas['SettingsMenuEntry']!.properties['type']!.enum.push('slider');
    },
  ],
  [
    'another way to be let in',
    ({ paths }) => void (paths['/user/me/sessions']!['get']!.security = [{ session: [] }, { key: ['news:read'] }]),
  ],
  ['an operation opened to guests', ({ paths }) => void (paths['/menu']!['get']!['x-authz'].actor = 'guest')],
];

test.each(breaking)('%s breaks clients', { timeout: 30_000 }, async (_name, change, message) => {
  expect((await changed(change)).join('\n')).toMatch(message);
});

test.each(harmless)('%s breaks no client', { timeout: 30_000 }, async (_name, change) => {
  expect(await changed(change)).toEqual([]);
});

test('a contract that cannot be read is an error, not a pass', { timeout: 30_000 }, async () => {
  const folder = temporaryFolder({ 'baseline.json': released, 'current.json': 'openapi: nonsense' });
  await expect(findBreakingChanges(join(folder, 'baseline.json'), join(folder, 'current.json'))).rejects.toThrow();
});
