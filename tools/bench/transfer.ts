import type { CDPSession } from 'playwright';

/** The bytes of a view as they were transferred, headers included, by kind. */
export interface Transfer {
  /** kB by Chromium's resource type: Document, Script, Stylesheet, Font, Image, Fetch, … */
  byType: Record<string, number>;
  requests: number;
}

/** Counts what a page loads from now on. */
export function watchTransfer(session: CDPSession): () => Transfer {
  const types = new Map<string, string>();
  const byType: Record<string, number> = {};
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type }) => void types.set(requestId, type ?? 'Other'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    byType[type] = (byType[type] ?? 0) + encodedDataLength / 1000;
    requests += 1;
  });
  return () => ({ byType, requests });
}

/** Everything but pictures, in kB. */
export const withoutImages = ({ byType }: Transfer) =>
  Object.entries(byType).reduce((sum, [type, size]) => (type === 'Image' ? sum : sum + size), 0);
