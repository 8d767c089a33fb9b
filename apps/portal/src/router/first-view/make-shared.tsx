import { type Api, ownConfirmationsQuery, type Schemas, settingsQuery } from '@foyer/api';
import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { definitionOf } from '../../host/modules/registry.ts';
import type { SharedModules } from '../../host/modules/shared/shared-modules.ts';
import { renderedImages } from './rendered-images.ts';
import { sharedModuleKey } from './shared-keys.ts';
import { sharedStore } from './shared-store.ts';

interface Slot {
  key: string;
  queries: QueryClient;
  /** The module wanted to know something of the member. */
  personal: boolean;
}

/** Elements around each module, which are cut out with what is between them. */
const mark = (index: number, side: 'begin' | 'end') => <template id={`shared-${index}-${side}`} />;
const cutMark = (index: number, side: 'begin' | 'end') => `<template id="shared-${index}-${side}"></template>`;

/** React sends this in the place of what could not be rendered. */
const failed = /<!--\$[!?]-->/;

/** Makes the modules of a page that all members share, from a rendering that knows no member. */
export function makeShared(context: string, api: Api, settings: Schemas['Settings']) {
  const slots: Slot[] = [];
  const allowed = new Set([settingsQuery(api), ownConfirmationsQuery(api)].map(({ queryKey }) => hashKey(queryKey)));

  function newSlot(key: string): Slot {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity, staleTime: Infinity } } });
    const slot: Slot = { key, queries, personal: false };
    queries.setQueryData(settingsQuery(api).queryKey, settings);
    queries.setQueryData(ownConfirmationsQuery(api).queryKey, {
      get news_ids(): string[] {
        slot.personal = true;
        return [];
      },
    });
    return slot;
  }

  const shared: SharedModules = {
    find: () => undefined,
    scopeOf(module, place) {
      if (definitionOf(module)?.personal) return undefined;
      const slot = newSlot(sharedModuleKey(context, module, place));
      const index = slots.push(slot) - 1;
      const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={slot.queries}>{children}</QueryClientProvider>;
      return { before: mark(index, 'begin'), Around, after: mark(index, 'end') };
    },
  };

  const isShared = ({ personal, queries }: Slot, html: string): boolean =>
    !personal &&
    !failed.test(html) &&
    queries
      .getQueryCache()
      .getAll()
      .every(({ queryHash }) => allowed.has(queryHash));

  /** Keeps what a rendered document holds of them. */
  function keep(html: string): void {
    slots.forEach((slot, index) => {
      const begin = cutMark(index, 'begin');
      const [from, to] = [html.indexOf(begin), html.indexOf(cutMark(index, 'end'))];
      const text = from < 0 || to < 0 ? null : html.slice(from + begin.length, to);
      const rendered = text !== null && isShared(slot, text) ? { html: text, images: renderedImages(text) } : null;
      sharedStore.set(slot.key, { rendered });
    });
  }
  return { shared, keep };
}
