import { http, HttpResponse, type HttpHandler } from 'msw/http';
import contract from '../../openapi.gen.json' with { type: 'json' };
import type { operations } from '../../src/schema.gen.ts';
import { aProblem } from '../factories/shell.ts';
import type { Schemas } from '../factories/overrides.ts';

/** The contract's calls by operationId. */
export type OperationId = keyof operations;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null;
type Success<Responses> = Responses extends { 200: infer Ok } | { 201: infer Ok } | { 204: infer Ok } ? Ok : never;

/** What a call answers when it succeeds; null where the answer has no JSON body. */
export type Answer<Id extends OperationId> = JsonOf<Success<operations[Id]['responses']>>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Sent } } } ? Sent : null;

/** What a mock knows of the request it answers. */
export interface Call<Id extends OperationId> {
  /** Values of the path's parameters. */
  path: Record<string, string>;
  query: URLSearchParams;
  body: Body<Id>;
  /** How many bytes came. */
  bytes: number;
}

interface Place {
  method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  path: string;
  status: number;
}

const places = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]): [string, Place] => {
      const status = Number(Object.keys(responses).find((code) => /^[23]/.test(code)));
      return [operationId, { method: method as Place['method'], path: path.replaceAll(/\{(\w+)\}/g, ':$1'), status }];
    }),
  ),
);

/**
 * Answers one call of the contract. Method, path and status come from the contract, the answer's type as well; a `Response`
 * instead of an answer is sent as it is (`problem`).
 */
export function mock<Id extends OperationId>(
  operationId: Id,
  resolve: (call: Call<Id>) => Answer<Id> | Response | Promise<Answer<Id> | Response>,
): HttpHandler {
  const { method, path, status } = places.get(operationId)!;
  return http[method](`*/api/v2${path}`, async ({ request, params }) => {
    const sent = await request.clone().arrayBuffer();
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const text = isJson ? new TextDecoder().decode(sent) : '';
    const answer = await resolve({
      path: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      body: (text === '' ? null : JSON.parse(text)) as Body<Id>,
      bytes: sent.byteLength,
    });
    if (answer instanceof Response) return answer;
    return answer === null ? new HttpResponse(null, { status }) : HttpResponse.json(answer, { status });
  });
}

/** A refusal in the one error form; status 0 breaks the connection instead. */
export function problem(status: number, code: string, overrides: Partial<Schemas['Problem']> = {}): Response {
  if (status === 0) return HttpResponse.error();
  return HttpResponse.json(aProblem({ status, code, ...overrides }), { status, headers: { 'content-type': 'application/problem+json' } });
}

/** Makes the maker of a refusing mock, with the refusal that is usual for the call. */
export const failing =
  (operationId: OperationId, usualStatus = 500, usualCode = 'internal') =>
  (status = usualStatus, code = usualCode): HttpHandler =>
    mock(operationId, () => problem(status, code));
