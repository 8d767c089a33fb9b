import { handlers } from '@foyer/api/testing';
import { getResponse, type RequestHandler } from 'msw';
import type { FoyerGlobals } from '../globals.ts';
import { passNetwork } from './network.ts';
import { roleHandlers } from './roles.ts';

/** One mocked server: its own memory of what was written, its own network, its own signed-in user. */
export interface MockApi {
  /** Puts mocks ahead of the others: `beforeEach: ({ msw }) => msw.use(listNewsFails())`, or in the middle of a play function. */
  use(...mocks: RequestHandler[]): void;
  /** The answer to a request; undefined where it is none of the API's and has no mock. */
  respond(request: Request): Promise<Response | undefined>;
  /** For `createApi({ fetch })`: calls that leave the page in no way. */
  fetch(request: Request): Promise<Response>;
  /** Calls of the API that have no mock. */
  readonly unhandled: readonly string[];
}

// Pages, scripts and styles of Storybook itself pass; a call of the API must have a mock.
const isApiCall = ({ url }: Request) => new URL(url).pathname.startsWith('/api/');

/** Makes a mocked server with sample data. */
export function createMockApi({ network, role }: Pick<FoyerGlobals, 'network' | 'role'>): MockApi {
  let current: RequestHandler[] = [...roleHandlers(role), ...handlers()];
  const unhandled: string[] = [];

  const respond: MockApi['respond'] = async (request) => {
    const refused = isApiCall(request) ? await passNetwork(network, request) : undefined;
    const answer = refused ?? (await getResponse(current, request));
    if (!answer && isApiCall(request)) unhandled.push(`${request.method} ${request.url}`);
    return answer;
  };

  return {
    unhandled,
    respond,
    use: (...mocks) => {
      current = [...mocks, ...current];
    },
    fetch: async (request) => {
      const answer = await respond(request);
      if (!answer) throw new TypeError(`No mock for ${request.method} ${request.url}`);
      if (answer.type === 'error') throw new TypeError('Failed to fetch');
      return answer;
    },
  };
}
