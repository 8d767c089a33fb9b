import { type Api, ownConfirmationsQuery, type Schemas, settingsQuery } from '@foyer/api';
import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { definitionOf } from '../../host/modules/registry.ts';
import type { SharedModules, SharedPartName } from '../../host/shared/shared-modules.ts';
import { renderedImages } from './rendered-images.ts';
import { type SharedModuleKey, sharedModuleKey } from './shared-keys.ts';
import { sharedStore } from './shared-store.ts';

interface Slot {
  key: string;
  /** Of a module. A part of the frame has those of the page, which hold nothing that it could lack. */
  queries?: QueryClient;
}

/** Elements around each module, which are cut out with what is between them. */
const mark = (index: number, side: 'begin' | 'end') => <template id={`shared-${index}-${side}`} />;
const cutMark = (index: number, side: 'begin' | 'end') => `<template id="shared-${index}-${side}"></template>`;

/** React sends this in the place of what could not be rendered. */
const failed = /<!--\$[!?]-->/;

/** What of a member decides which rendering is theirs. */
interface Theirs {
  own: ReadonlySet<string>;
  partKey: ((name: SharedPartName) => string) | undefined;
}

/** Makes the modules of a page and the parts of its frame that members share, from a rendering that knows of the member only which articles in question they have confirmed. */
export function makeShared(context: string, api: Api, settings: Schemas['Settings'], { own, partKey }: Theirs) {
  const slots: Slot[] = [];
  const given = new Set([settingsQuery(api), ownConfirmationsQuery(api)].map(({ queryKey }) => hashKey(queryKey)));

  function newSlot({ key, confirmed }: SharedModuleKey): Required<Slot> {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity, staleTime: Infinity } } });
    queries.setQueryData(settingsQuery(api).queryKey, settings);
    queries.setQueryData(ownConfirmationsQuery(api).queryKey, { news_ids: confirmed });
    return { key, queries };
  }

  const shared: SharedModules = {
    find: () => undefined,
    scopeOf(module, place) {
      if (definitionOf(module)?.personal) return undefined;
      const slot = newSlot(sharedModuleKey(context, module, place, own));
      const index = slots.push(slot) - 1;
      const Around = ({ children }: { children: ReactNode }) => <QueryClientProvider client={slot.queries}>{children}</QueryClientProvider>;
      return { before: mark(index, 'begin'), Around, after: mark(index, 'end') };
    },
    placeOfPart: () => undefined,
    marksOf(name) {
      if (!partKey) return undefined;
      const index = slots.push({ key: partKey(name) }) - 1;
      return { before: mark(index, 'begin'), after: mark(index, 'end') };
    },
  };

  /** What the module asked for besides. It was rendered without, as it is for all whose document does not bring it. */
  const lackedBy = ({ queries }: Slot): string[] =>
    (queries?.getQueryCache().getAll() ?? []).flatMap(({ queryHash }) => (given.has(queryHash) ? [] : [queryHash]));

  /** Keeps what a rendered document holds of them. */
  function keep(html: string): void {
    slots.forEach((slot, index) => {
      const begin = cutMark(index, 'begin');
      const [from, to] = [html.indexOf(begin), html.indexOf(cutMark(index, 'end'))];
      const text = from < 0 || to < 0 ? null : html.slice(from + begin.length, to);
      const rendered = text === null || failed.test(text) ? null : { html: text, images: renderedImages(text), lacks: lackedBy(slot) };
      sharedStore.set(slot.key, { rendered });
    });
  }
  return { shared, keep };
}
