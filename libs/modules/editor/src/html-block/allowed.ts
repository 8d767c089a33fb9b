import type { Schemas } from '@foyer/api';
import { isMediaPath, isWebAddress, portalPath } from '@foyer/links';

const names = <Name extends string>(record: Record<Name, true>): Name[] => Object.keys(record) as Name[];

// Complete over the contract's enums, or it does not compile: the server's sanitiser and this one know the same names.

/** The elements the HTML of editors may hold. */
export const tags = names<Schemas['EditorTag']>({
  ...{
    a: true,
    abbr: true,
    b: true,
    blockquote: true,
    br: true,
    button: true,
    caption: true,
    cite: true,
    code: true,
    col: true,
    colgroup: true,
  },
  ...{
    dd: true,
    details: true,
    div: true,
    dl: true,
    dt: true,
    em: true,
    figcaption: true,
    figure: true,
    h2: true,
    h3: true,
    h4: true,
    hr: true,
  },
  ...{ i: true, img: true, kbd: true, li: true, mark: true, ol: true, p: true, pre: true, s: true, section: true, small: true, span: true },
  ...{
    strong: true,
    sub: true,
    summary: true,
    sup: true,
    table: true,
    tbody: true,
    td: true,
    tfoot: true,
    th: true,
    thead: true,
    tr: true,
  },
  ...{ u: true, ul: true },
});

/** The attributes they may have. */
export const attributes = names<Schemas['EditorAttribute']>({
  ...{ alt: true, class: true, colspan: true, 'data-action': true, 'data-target': true, dir: true, height: true, href: true, id: true },
  ...{ lang: true, loading: true, open: true, rel: true, rowspan: true, scope: true, span: true, src: true, start: true, type: true },
  ...{ width: true },
});

const classes = new Set<string>(
  names<Schemas['EditorClass']>({ lead: true, note: true, warning: true, columns: true, button: true, 'fine-print': true }),
);

/** A name that is no property of `document` or of a form. */
export const isSection = (id: string): boolean => /^section-[\w-]{1,60}$/.test(id);

const isHref = (href: string): boolean =>
  portalPath(href) !== null || (href.startsWith('#') && isSection(href.slice(1))) || /^(?:mailto|tel):/i.test(href) || isWebAddress(href);

/** The classes of ours among these. */
export const knownClasses = (value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => classes.has(name))
    .join(' ');

/** What attributes that could do harm may say. */
export const sound: Partial<Record<string, (value: string) => boolean>> = {
  id: isSection,
  href: isHref,
  src: isMediaPath,
  type: (value) => value === 'button',
};
