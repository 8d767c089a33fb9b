import type { Schemas } from '@foyer/api';
import { bundledSpecification } from '../platform/http/specification.ts';

interface Schema {
  $ref?: string;
  items?: Schema;
  examples?: unknown[];
}

/** Whether an address is one of a path of the contract, such as `/pages/{id}`. */
function fits(path: string, asked: string): boolean {
  const [parts, given] = [path.split('/'), asked.split('/')];
  return parts.length === given.length && parts.every((part, index) => part.startsWith('{') || part === given[index]);
}

/** The `fetch` of a member of no customer: the API's reads are answered with the examples of the contract, a page with a module of each type. */
export function exampleAnswers(): (request: Request) => Promise<Response> {
  const { paths, components } = bundledSpecification() as unknown as {
    paths: Record<string, { get?: { responses: Record<string, { content?: Record<string, { schema: Schema }> }> } }>;
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = components;

  const exampleOf = (schema: Schema | undefined): unknown => {
    if (schema?.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1)!]);
    if (schema?.items) return [exampleOf(schema.items)];
    return schema?.examples?.[0] ?? null;
  };
  const named = (name: string) => exampleOf(schemas[name]) as Record<string, unknown>;

  const modules = Object.keys(schemas)
    .filter((name) => /.Module$/.test(name))
    .map((name) => named(name))
    .map((module, index) => ({ ...module, id: `example-${index}` }));
  const own: Record<string, unknown> = {
    '/user/me': { ...named('Session'), status: 'authenticated', user: named('User') } satisfies Partial<Schemas['Session']> | object,
    '/pages/{id}': { ...named('Page'), modules },
  };
  const reads = Object.keys(paths).filter((path) => paths[path]!.get);

  return async (request) => {
    const asked = new URL(request.url).pathname.replace('/api/v2', '');
    const path = Object.hasOwn(paths, asked) ? asked : reads.find((known) => fits(known, asked));
    if (!path) return Response.json({}, { status: 404 });
    const schema = paths[path]!.get!.responses['200']?.content?.['application/json']?.schema;
    return Response.json(own[path] ?? exampleOf(schema));
  };
}
