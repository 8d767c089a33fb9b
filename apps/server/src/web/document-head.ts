import type { RenderedDocument, RenderedHead, RenderedParts, RenderedText } from '@foyer/api';
import { fontHead } from './font-head.ts';
import { installableHead } from './installable/installable-head.ts';
import type { Portal } from './portal.ts';
import { themeHead } from './theme-head.ts';

type Body = RenderedText & RenderedParts;

/** Text in parts, as it is sent. */
export type TextParts = RenderedText['more'];

const end = '</head>';

/** Puts together documents from what the portal renders and what the server adds to the head. */
export function createDocumentText(portal: Portal, nonce: string) {
  const assets = portal.assets();

  /** What the customer's look and the screen need, whatever is on it. */
  const known = ({ fonts, sources, look, locale }: RenderedHead, early: boolean): string =>
    [
      fontHead(fonts, nonce),
      assets.styles(sources, nonce, early),
      themeHead(look, nonce),
      installableHead(locale, look.theme, portal.build?.version),
    ].join('');

  return {
    /** What goes out before the document is rendered. */
    beginning: (head: RenderedHead): string => head.opening + known(head, true),
    /** What follows that. `whole` where the portal's code is to take the document over. */
    rest({ html, more, ...parts }: Body, sent: RenderedHead, { whole }: { whole: boolean }): TextParts {
      const [from, at] = [html.indexOf('<head>') + '<head>'.length, html.indexOf(end)];
      const added = assets.moreStyles(parts, sent.sources, nonce) + (whole ? assets.scripts(parts, nonce) : '');
      return [html.slice(from, at), added, html.slice(at), ...more];
    },
    /** A document that goes out at once. React's link to the most important picture comes first, so that browsers find it before the critical styles. */
    whole(view: RenderedDocument): TextParts {
      const at = view.html.indexOf(end);
      const head = known({ ...view, sources: [...view.sources, ...view.laterSources] }, false) + assets.scripts(view, nonce);
      return [view.html.slice(0, at), head, view.html.slice(at), ...view.more];
    },
  };
}
