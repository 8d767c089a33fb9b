import { Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isMediaPath, safeLink } from '@foyer/links';

/** Places of the article itself and mailboxes, and what an editor may link to, as the server has it (`news.html.ts`). */
export const isLinkable = (href: string): boolean => /^(?:#|mailto:)/i.test(href) || safeLink(href) !== null;

const number = (value: string | null): number | null => (value !== null && /^\d{1,5}$/.test(value) ? Number(value) : null);

interface Picture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

const pictureIn = (element: HTMLElement): Picture | false => {
  const image = element.matches('img') ? element : element.querySelector('img');
  const src = image?.getAttribute('src') ?? '';
  if (!image || !isMediaPath(src)) return false;
  const size = { width: number(image.getAttribute('width')), height: number(image.getAttribute('height')) };
  return { src, alt: image.getAttribute('alt') ?? '', ...size };
};

const pictureAttributes = () => ({ src: { default: '' }, alt: { default: '' }, width: { default: null }, height: { default: null } });

/** One of our own pictures within the text. */
const InlinePicture = Node.create({
  name: 'picture',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', getAttrs: pictureIn }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** One of our own pictures with the words below it, which are written in place. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [
    { tag: 'figure', getAttrs: pictureIn, contentElement: (element) => element.querySelector('figcaption') ?? empty(element) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

const empty = (element: globalThis.Node): HTMLElement => element.ownerDocument!.createElement('figcaption');

/** What an article's text is made of: what the server keeps of it, and nothing more. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkable,
    },
    dropcursor: false,
    trailingNode: { notAfter: ['paragraph'] },
  }),
  // Columns are as wide as what is in them: no widths, and so no styles.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  InlinePicture,
  Figure,
];
