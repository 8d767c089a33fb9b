import { useMemo, useState, useSyncExternalStore } from 'react';
import { purify } from './purify.ts';

const never = () => () => undefined;

/** False on the server and while the browser takes over what the server has rendered. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The HTML as it is rendered: what the server sent with the document stays as it is, for the browser has read it long ago, and to write it again
 * would lose selection and focus; whatever comes later goes through the browser's own sanitiser first.
 */
export function useCleanHtml(html: string): string | TrustedHTML {
  const inBrowser = useInBrowser();
  const [first] = useState(inBrowser ? null : html);
  return useMemo(() => (html === first ? html : purify(html)), [html, first]);
}
