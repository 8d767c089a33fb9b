import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { library, none } from '../testing/library.ts';
import { answerSchemas } from './answers.ts';
import { serializerCompiler } from './compilers.ts';
import { listOperations, type Specification } from './operations.ts';

/** Serialises a value as the success answer of `getBook`. */
async function written(value: unknown): Promise<unknown> {
  const app = Fastify().setSerializerCompiler(serializerCompiler);
  const response = answerSchemas(library(), listOperations(library(), none)).get('getBook');
  app.get('/', { schema: { response } }, async (_request, reply) => reply.send(value));
  const { body } = await app.inject('/');
  return JSON.parse(body) as unknown;
}

const book = { title: 'Faust', author: { id: 'goethe', name: 'Goethe' }, media: [] };

describe('an answer', () => {
  it('holds declared fields only, at every depth', async () => {
    const value = { ...book, secret: 1, author: { ...book.author, secret: 1 }, media: [{ kind: 'print', pages: 1, secret: 1 }] };
    expect(await written(value)).toEqual({ ...book, media: [{ kind: 'print', pages: 1 }] });
  });

  it('writes each of several kinds as its own schema says', async () => {
    const media = [
      { kind: 'audio', minutes: 90, pages: 1 },
      { kind: 'print', minutes: 90, pages: 1 },
    ];
    expect(await written({ ...book, media })).toEqual({
      ...book,
      media: [
        { kind: 'audio', minutes: 90 },
        { kind: 'print', pages: 1 },
      ],
    });
  });

  it('writes null for what is none and the object for what is one', async () => {
    expect(await written({ ...book, author: null })).toEqual({ ...book, author: null });
    expect(await written(book)).toEqual(book);
  });

  it('writes dates as ISO strings', async () => {
    expect(await written({ ...book, published: new Date(0) })).toMatchObject({ published: '1970-01-01T00:00:00.000Z' });
  });

  it('is not lost over a value that breaks a rule', async () => {
    expect(await written({ ...book, author: { id: 'not an id!', name: '' } })).toMatchObject({ author: { id: 'not an id!' } });
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
            responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } },
          },
        },
      },
      components: { schemas: { Thing } },
    };
    expect(() => answerSchemas(contract, listOperations(contract, none))).toThrow(message);
  });
});
