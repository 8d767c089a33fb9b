import { articleQuery, type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetDocument, keepDocument, workerOrNot } from './kept-documents.ts';

/** A member who goes on sooner has not opened an article to read it, in ms. */
const dwellMs = 3_000;
/** The same version is kept again after this long, in ms. */
const renewedAfterMs = 60 * 60_000;

/** What this tab has kept: when, and in which version. */
const kept = new Map<string, { version: number | undefined; at: number }>();

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Keeps the document of an article that a member reads, so that it can be read without a connection (docs/decisions/0065). What is not `out`, which editors
 * alone see, is never kept.
 */
export function useKeptArticle(id: string, out: boolean): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    const path = localePath(api.locale, paths.article(id));
    if (!out) void forgetDocument('articles', path);
    if (!out || savesData()) return undefined;
    const { queryKey } = articleQuery(api, id);
    const timer = setTimeout(async () => {
      await workerOrNot();
      // They may have gone on meanwhile: then it is the next page that is asked for its files.
      if (location.pathname !== path) return;
      const { title = '', version } = queryClient.getQueryData<Schemas['Article']>(queryKey) ?? {};
      const last = kept.get(path);
      if (last?.version === version && last && Date.now() - last.at < renewedAfterMs) return;
      // What a comment that is written without a connection needs.
      await Promise.all([import('../reactions/queued-list.tsx'), import('../reactions/reply-form.tsx')]).catch(() => undefined);
      await keepDocument({ kind: 'articles', path, title }).then(
        () => kept.set(path, { version, at: Date.now() }),
        () => undefined, // without an answer it is kept at the next reading
      );
    }, dwellMs);
    return () => clearTimeout(timer);
  }, [api, id, out, queryClient]);
}
