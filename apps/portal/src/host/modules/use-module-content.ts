import { type Api, type ApiError, pageQuery, type Schemas, useApi } from '@foyer/api';
import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { whenIdleOrTouched } from '../late/when-idle-or-touched.ts';
import { contentHash, isStub, type ModuleStub } from './module-stubs.ts';

type Module = Schemas['Module'];

/** Where the page is no longer what the document shows, it is rendered again. */
const never = new Promise<Module>(() => undefined);

/** A missing connection, too many calls at once, or a server that is not well: asked again, at longer and longer intervals. */
const isPassing = (_count: number, { status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;

/**
 * The page with the content of its modules. Where it is refused the server's HTML stays, until a member whose session had ended has signed in
 * again: then what failed is asked for once more (`session/use-resume.ts`).
 */
function wholePage(page: string, api: Api, queries: QueryClient): Promise<Schemas['Page']> {
  const query = pageQuery(api, page);
  const observer = new QueryObserver<Schemas['Page'], ApiError>(queries, {
    ...query,
    // Under a key of its own: in the place of the stubs it would have every module hydrated at once.
    queryKey: [...query.queryKey, 'whole'] as never,
    retry: isPassing,
    retryOnMount: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  return new Promise((resolve) => {
    const look = (data: Schemas['Page'] | undefined) => {
      if (!data) return;
      stop();
      resolve(data);
    };
    const stop = observer.subscribe(({ data }) => look(data));
    look(observer.getCurrentResult().data);
  });
}

const contents = new WeakMap<ModuleStub, Promise<Module>>();

async function load({ id, page, hash }: ModuleStub, api: Api, queries: QueryClient): Promise<Module> {
  await whenIdleOrTouched();
  const whole = await wholePage(page, api, queries);
  const module = whole.modules.find((other) => other.id === id);
  if (module && contentHash(module) === hash) return module;
  queries.setQueryData(pageQuery(api, page).queryKey, whole);
  return never;
}

/** The content of a module, of which the document's state holds a stub. Suspends until it has come, with that of all others of the page. */
export function useModuleContent(module: Module): Module {
  const api = useApi();
  const queries = useQueryClient();
  if (!isStub(module)) return module;
  const content = contents.get(module) ?? load(module, api, queries);
  contents.set(module, content);
  return use(content);
}
