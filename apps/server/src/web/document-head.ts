import type { RenderedDocument, RenderedHead, RenderedParts } from '@foyer/api';
import { fontHead } from './font-head.ts';
import { installableHead } from './installable/installable-head.ts';
import type { Portal } from './portal.ts';
import { themeHead } from './theme-head.ts';

type Body = Pick<RenderedDocument, 'html' | keyof RenderedParts>;

const end = '</head>';

/** Puts together documents from what the portal renders and what the server adds to the head. */
export function createDocumentText(portal: Portal, nonce: string) {
  const assets = portal.assets();

  /** What the customer's look and the screen need, whatever is on it. */
  const known = ({ fonts, sources, look, locale }: RenderedHead): string =>
    [
      fontHead(fonts, nonce),
      assets.styles(sources, nonce),
      themeHead(look, nonce),
      installableHead(locale, look.theme, portal.build?.version),
    ].join('');

  return {
    /** What goes out before the document is rendered. */
    beginning: (head: RenderedHead): string => head.opening + known(head),
    /** What follows that. `whole` where the portal's code is to take the document over. */
    rest({ html, ...parts }: Body, sent: RenderedHead, { whole }: { whole: boolean }): string {
      const [from, at] = [html.indexOf('<head>') + '<head>'.length, html.indexOf(end)];
      const more = assets.moreStyles(parts, sent.sources, nonce) + (whole ? assets.scripts(parts, nonce) : '');
      return html.slice(from, at) + more + html.slice(at);
    },
    /** A document that goes out at once. React's link to the most important picture comes first, so that browsers find it before the critical styles. */
    whole(view: RenderedDocument): string {
      const at = view.html.indexOf(end);
      const head = known({ ...view, sources: [...view.sources, ...view.laterSources] }) + assets.scripts(view, nonce);
      return view.html.slice(0, at) + head + view.html.slice(at);
    },
  };
}
