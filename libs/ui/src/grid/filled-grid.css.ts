import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../theme/tools.ts';
import { leadCover, leadFlow, textLines } from './lead.css.ts';

/** How many entries a list shows at a time (content §9); after as many its pattern begins again. */
const block = 10;

/** The least width of a column and the gap, in px at the usual font size. */
const [least, gap] = [280, 24];

export const place = style({ containerType: 'inline-size', minInlineSize: 0 });

/**
 * No row has a hole: the first of each ten entries is as many columns wide as the ten would leave empty, and the first of the last ones as those
 * would. What is on screen keeps its place while the list grows by ten.
 */
export const filled = style({ display: 'grid', minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

const spanOf = (entries: number, columns: number) => 1 + ((columns - (entries % columns)) % columns);
const first = `${filled} > :nth-child(${block}n + 1)`;

const layOut = (span: number) =>
  span === 1
    ? { gridColumn: 'auto', vars: { [leadFlow]: 'column', [leadCover]: 'none' } }
    : { gridColumn: `span ${span}`, vars: { [leadFlow]: 'row', [leadCover]: '0 0 50%' } };

for (const columns of [2, 3, 4]) {
  const [here, next] = [columns, columns + 1].map((count) => count * least + (count - 1) * gap);
  const range = columns === 4 ? from(here!) : `${from(here!)} and (width < ${next! / 16}rem)`;
  const rule = (selector: string, style: object) => globalStyle(selector, { '@container': { [range]: style } });
  rule(filled, { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, vars: { [textLines]: '7' } });
  rule(first, layOut(spanOf(block, columns)));
  const rests = Array.from({ length: block - 1 }, (_, index) => index + 1);
  for (const span of [1, 2, 3, 4]) {
    const these = rests.filter((entries) => spanOf(entries, columns) === span).map((entries) => `:nth-last-child(${entries})`);
    if (these.length > 0) rule(`${first}:is(${these.join(', ')})`, layOut(span));
  }
}
