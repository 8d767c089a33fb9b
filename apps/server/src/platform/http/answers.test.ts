import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerSchemas } from './answers.ts';
import { serializerCompiler } from './compilers.ts';
import { listOperations, readSpecification, type Specification } from './specification.ts';

const specification = readSpecification();
const operations = listOperations(specification);

/** Serialises a value as the given operation's success answer. */
async function written(operationId: string, value: unknown, contract: Specification = specification): Promise<unknown> {
  const app = Fastify().setSerializerCompiler(serializerCompiler);
  const list = listOperations(contract);
  const { status } = list.find(({ id }) => id === operationId)!;
  const response = answerSchemas(contract, list).get(operationId);
  app.get('/', { schema: { response } }, async (_request, reply) => reply.code(status).send(value));
  const { body } = await app.inject('/');
  return JSON.parse(body) as unknown;
}

const exampleOf = (schema: string): Record<string, unknown> =>
  (specification.components.schemas[schema] as { examples: Record<string, unknown>[] }).examples[0]!;

describe('an answer', () => {
  it('holds declared fields only, at every depth', async () => {
    const teaser: Record<string, unknown> = { ...exampleOf('ArticleTeaser'), secret: 1 };
    const author = { ...(teaser['author'] as object), password_hash: 'x', image: { ...exampleOf('Image'), hash: 'x' } };
    const module = { ...exampleOf('ArticleteaserModule'), secret: 1, results: [{ ...teaser, author }] };
    const page = { ...exampleOf('Page'), org_id: 'o', modules: [module] };
    const answer = JSON.stringify(await written('getPage', page));
    expect(answer).toContain('Annika Berger');
    expect(answer).not.toMatch(/secret|password_hash|org_id|"hash"/);
  });

  it('of a page writes each type of module as its own schema says', async () => {
    const { mapping } = specification.components.schemas['Module']!['discriminator'] as { mapping: Record<string, string> };
    const modules = Object.values(mapping).map((ref) => exampleOf(ref.split('/').pop()!));
    expect(modules.length).toBeGreaterThan(20);
    const page = { ...exampleOf('Page'), modules };
    expect(await written('getPage', page)).toEqual(page);
  });

  it('writes null for what is none and the object for what is one', async () => {
    const article = { ...exampleOf('Article'), category: null, event: exampleOf('Event') };
    expect(await written('getNews', article)).toEqual(article);
  });

  it('writes dates as ISO strings', async () => {
    const article = { ...exampleOf('Article'), publish_date: new Date(0) };
    expect(await written('getNews', article)).toMatchObject({ publish_date: '1970-01-01T00:00:00.000Z' });
  });

  it('is not lost over a value that breaks a rule', async () => {
    const article = { ...exampleOf('Article'), category: { id: 'not an id!', name: '' } };
    expect(await written('getNews', article)).toMatchObject({ category: { id: 'not an id!' } });
  });

  it('has a schema for every operation that answers JSON', () => {
    const schemas = answerSchemas(specification, operations);
    for (const { id } of operations) expect(Object.keys(schemas.get(id)!), id).toContain('default');
    expect(Object.keys(schemas.get('getMedia')!)).toEqual(['default']);
  });

  it.each([
    ['contains itself', { type: 'object', properties: { child: { $ref: '#/components/schemas/Thing' } } }, /Thing contains itself/],
    ['is an undecidable choice', { oneOf: [{ type: 'string' }, { type: 'object' }] }, /needs a discriminator/],
  ])('is refused at start where its schema %s', (_name, Thing, message) => {
    const contract: Specification = {
      paths: {
        '/thing': {
          get: {
            operationId: 'getThing',
            'x-authz': { actor: 'guest' },
            responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } },
          },
        },
      },
      components: { schemas: { Thing } },
    };
    expect(() => answerSchemas(contract, listOperations(contract))).toThrow(message);
  });
});
