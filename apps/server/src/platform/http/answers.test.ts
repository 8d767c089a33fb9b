import { answerSchemas, serializerCompiler } from '@foyer/contract/schemas';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { listOperations } from './operations.ts';
import { readSpecification } from './specification.ts';

const specification = readSpecification();
const operations = listOperations(specification);

/** Serialises a value as the given operation's success answer. */
async function written(operationId: string, value: unknown): Promise<unknown> {
  const app = Fastify().setSerializerCompiler(serializerCompiler);
  const { status } = operations.find(({ id }) => id === operationId)!;
  const response = answerSchemas(specification, operations).get(operationId);
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

  it('has a schema for every operation that answers JSON', () => {
    const schemas = answerSchemas(specification, operations);
    for (const { id } of operations) expect(Object.keys(schemas.get(id)!), id).toContain('default');
    expect(Object.keys(schemas.get('getMedia')!)).toEqual(['default']);
  });
});
