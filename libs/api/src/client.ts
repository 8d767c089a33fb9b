import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, networkProblem, retryAfterOf, toProblem } from './api-error.ts';
import type { components, paths } from './schema.gen.ts';

type Locale = components['schemas']['Locale'];

/** How to reach one Foyer server. */
export interface ApiOptions {
  /** Address of the API, such as `/api/v2` or `https://community.example/api/v2`. */
  baseUrl: string;
  /** Language of the answers; sent as `locale` on reads and as `Accept-Language` on every call. */
  locale: Locale;
  /** Replaces the global `fetch`: on the server calls go straight into the application. */
  fetch?: (request: Request) => Promise<Response>;
  /** Whom a widget on another website is signed in as; a page of the portal asks the server. */
  userId?: string;
  /**
   * A bearer token for every call; calls then go without cookies. Asked again, once for a call, with the token that the server no longer takes as
   * `refused`. An `ApiError` that it throws is what the call throws; all else counts as no answer (status 0).
   */
  token?: (refused?: string) => Promise<string> | string;
  /** The value of the cookie `csrf_token`, sent with every write. */
  csrfToken?: () => string | undefined;
  /** Called with every refused call before it is thrown. */
  onError?: (error: ApiError) => void;
}

/** A typed client for one server in one language; `queries.ts` makes its query options. */
export interface Api {
  readonly locale: Locale;
  /** Whom a widget on another website is signed in as. */
  readonly userId?: string;
  /** Plain calls; every failure throws an `ApiError`. */
  readonly client: Client<paths>;
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Lists travel as `name[]=a&name[]=b`, one filter form for all lists (`openapi/README.md`). */
export function serializeQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  const append = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) value.forEach((entry) => append(`${key}[]`, entry));
    else if (typeof value === 'object') Object.entries(value).forEach(([name, entry]) => append(`${key}[${name}]`, entry));
    else search.append(key, String(value as string | number | boolean));
  };
  Object.entries(query).forEach(([name, value]) => append(name, value));
  return search.toString();
}

function middleware({ locale, csrfToken, onError }: ApiOptions): Middleware {
  const fail = (error: ApiError) => {
    onError?.(error);
    return error;
  };
  return {
    onRequest({ request }) {
      request.headers.set('accept-language', locale.replace('_', '-'));
      const token = writes.has(request.method) ? csrfToken?.() : undefined;
      if (token) request.headers.set('x-csrf-token', token);
      return request;
    },
    // An answer that is not ok always throws: without this an empty 401 would resolve as success.
    async onResponse({ response }) {
      if (!response.ok) throw fail(new ApiError(await toProblem(response), { retryAfter: retryAfterOf(response) }));
    },
    onError({ error }) {
      if (error instanceof ApiError) return error;
      if (error instanceof DOMException && error.name === 'AbortError') return error;
      return fail(new ApiError(networkProblem(), { cause: error }));
    },
  };
}

/**
 * A page whose session has ended in the meantime holds the token of that session. The refusal brings the right one, and a refused write has
 * changed nothing, so it is sent once more: who signs in again over a page must not lose it to a 403.
 */
function repeatWithFreshToken({ fetch = (request) => globalThis.fetch(request), csrfToken }: ApiOptions): NonNullable<ApiOptions['fetch']> {
  return async (request) => {
    if (!csrfToken || !writes.has(request.method)) return fetch(request);
    const again = request.clone();
    const response = await fetch(request);
    const fresh = csrfToken();
    if (response.status !== 403 || !fresh || fresh === again.headers.get('x-csrf-token')) return response;
    again.headers.set('x-csrf-token', fresh);
    return fetch(again);
  };
}

const asBearer = (request: Request, token: string) => {
  const sent = new Request(request, { credentials: 'omit' });
  sent.headers.set('authorization', `Bearer ${token}`);
  return sent;
};

/** Sends calls with a token in place of cookies; one that ended too early is fetched again, once. */
function sendAsBearer(send: NonNullable<ApiOptions['fetch']>, token: NonNullable<ApiOptions['token']>): NonNullable<ApiOptions['fetch']> {
  return async (request) => {
    const again = request.clone();
    const used = await token();
    const response = await send(asBearer(request, used));
    return response.status === 401 ? send(asBearer(again, await token(used))) : response;
  };
}

/** Makes the client for one server and one language. */
export function createApi(options: ApiOptions): Api {
  const send = repeatWithFreshToken(options);
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: options.token ? sendAsBearer(send, options.token) : send,
    querySerializer: serializeQuery,
  });
  client.use(middleware(options));
  return { locale: options.locale, userId: options.userId, client };
}
