import { ApiError, createApi } from '@foyer/api';
import { useEffect, useState } from 'react';
import { portal } from './portal';

const { client } = createApi({ baseUrl: portal.server, locale: 'de_DE' });

/** The portal's host; undefined until it answers, null where it does not. */
export function usePortalName(): string | null | undefined {
  const [name, setName] = useState<string | null>();
  useEffect(() => {
    client
      .GET('/embed/sites/{id}', { params: { path: { id: portal.site } } })
      .then(({ data }) => setName(data && new URL(data.portal_url).host))
      .catch((error: unknown) => {
        console.error(error instanceof ApiError ? error.problem.code : error);
        setName(null);
      });
  }, []);
  return name;
}
