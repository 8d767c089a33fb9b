import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Plugin } from 'vite';

const alternatives = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && 'selectors' in part ? (part.selectors as Selector[]) : [];

const hasHas = (selector: Selector): boolean =>
  selector.some((part) => (part.type === 'pseudo-class' && part.kind === 'has') || alternatives(part).some(hasHas));

const lastCombinator = (selector: Selector): number => selector.findLastIndex(({ type }) => type === 'combinator');

/** Whether the elements that it styles are told by a class, an id, an attribute or their type. */
const isNarrow = (selector: Selector): boolean =>
  selector
    .slice(lastCombinator(selector) + 1)
    .some(
      (part) =>
        ['class', 'id', 'attribute', 'type'].includes(part.type) ||
        (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') && alternatives(part).every(isNarrow)),
    );

/** The selectors of a style sheet that style any element by what another one holds, as they are written in it or their rules' parts. */
export function wideSelectors(sheet: string): Selector[] {
  const wide: Selector[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(sheet),
    visitor: {
      Selector(selector) {
        if (hasHas(selector.slice(0, Math.max(0, lastCombinator(selector)))) && !isNarrow(selector)) wide.push(selector);
      },
    },
  });
  return wide;
}

/**
 * Fails the build at a rule such as `.list:has(a) > *`: where a page has one, browsers find the styles of all its elements again at each change of it, which took 40 of
 * a tap's 100 ms on a slow phone.
 */
export function narrowHas(): Plugin {
  return {
    name: 'foyer:narrow-has',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const { fileName, ...file } of Object.values(bundle)) {
          if (file.type !== 'asset' || !fileName.endsWith('.css')) continue;
          const [first] = wideSelectors(String(file.source));
          if (first)
            this.error(`${fileName} styles any element by what another holds: name a class at the end of ${JSON.stringify(first)}`);
        }
      },
    },
  };
}
