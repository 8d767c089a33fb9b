import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineModule, type ModuleType } from './define-module.ts';
import { definitions } from './registry.gen.ts';
import { definitionOf, type ModuleConfig } from './registry.ts';

const named = (visibility: 'all' | 'members') =>
  Object.values(definitions).flatMap((definition) => (definition.visibility === visibility ? definition.type : []));

describe('the types of modules', () => {
  it('are found by their names', () => {
    for (const [type, definition] of Object.entries(definitions)) expect(definitionOf(type)).toBe(definition);
    for (const other of ['hologram', 'constructor', '', null, 7]) expect(definitionOf(other)).toBeUndefined();
  });

  // What shows other content than the page's own would hand guests what is meant for members.
  it('are for members where they show more than the page’s own content', () => {
    expect(named('members')).toEqual([
      ...['articleteaser', 'kununu', 'location', 'occasions', 'profileteaser', 'scores', 'shop', 'stream_widget', 'topteaser', 'webnews'],
    ]);
    expect(named('all')).toEqual([
      ...['coachings', 'downloads', 'editor', 'gallery', 'gdpr', 'gympass', 'hero_register', 'landing_page_teaser', 'navigation_subpages'],
      ...['text_image_switch', 'use_cases'],
    ]);
  });

  it('that differ from member to member are for members', () => {
    const personal = Object.values(definitions).filter(({ personal: complete }) => complete !== undefined);
    expect(personal.map(({ type, visibility }) => [type, visibility])).toEqual([['scores', 'members']]);
  });
});

describe('a definition', () => {
  const shop = { type: 'shop', config: z.object({ most: z.int() }), visibility: 'members' } as const;

  it('does not compile where it is not whole', () => {
    // @ts-expect-error The contract has no such type.
    defineModule({ ...shop, type: 'hologram', resolve: () => null });
    // @ts-expect-error It says nothing of what it shows.
    defineModule(shop);
    // @ts-expect-error An option of the contract is missing.
    defineModule({ ...shop, resolve: () => ({ options: {}, results: [] }) });
    // @ts-expect-error The config has no such field.
    defineModule({ ...shop, resolve: ({ limit }) => ({ options: { limit }, results: [] }) });
    // @ts-expect-error A type without definition.
    const rest: Record<ModuleType, unknown> = {} as Omit<typeof definitions, 'shop'>;
    // @ts-expect-error What is stored has to be as its type's schema says.
    const stored: ModuleConfig = { id: 'm', type: 'shop', title: {}, config: { limit: 'many' } };
    expect([rest, stored]).toHaveLength(2);
  });
});
