import type { Extensions, Specification } from '../src/operations.ts';

/** The extensions of an application that has none. */
export const none: Extensions<object> = { read: () => ({}), faultOf: () => undefined };

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, object>) => ({ type: 'object', properties });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const answers = (schema: object) => ({ 200: { description: '', ...json(schema) } });

/** The contract of a library of books. */
export const library = (): Specification & Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: answers({ type: 'array', items: ref('Book') }),
      },
      post: {
        operationId: 'addBook',
        'x-max-body': 100,
        requestBody: json({ ...object({ title: { ...text, minLength: 1 } }), required: ['title'] }),
        responses: { 201: { description: '', ...json(ref('Book')) } },
      },
    },
    '/books/{id}': {
      get: {
        operationId: 'getBook',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { ...text, pattern: '^[a-z]+$' } }],
        responses: answers(ref('Book')),
      },
    },
  },
  components: {
    schemas: {
      Author: object({ id: { ...text, pattern: '^[a-z]+$' }, name: text }),
      Audio: object({ kind: { const: 'audio' }, minutes: { type: 'integer' } }),
      Print: object({ kind: { const: 'print' }, pages: { type: 'integer' } }),
      Medium: { oneOf: [ref('Audio'), ref('Print')], discriminator: { propertyName: 'kind' } },
      Book: object({
        title: text,
        published: { ...text, format: 'date-time' },
        author: { oneOf: [ref('Author'), { type: 'null' }] },
        media: { type: 'array', items: ref('Medium') },
      }),
    },
  },
});
