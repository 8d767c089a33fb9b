import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { Plugin } from 'vite';

const alternatives = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && 'selectors' in part ? (part.selectors as Selector[]) : [];

const hasHas = (selector: Selector): boolean =>
  selector.some((part) => (part.type === 'pseudo-class' && part.kind === 'has') || alternatives(part).some(hasHas));

const lastCombinator = (selector: Selector): number => selector.findLastIndex(({ type }) => type === 'combinator');

const names = ['class', 'id', 'attribute', 'type'];

/** Whether it styles elements of any class, id, attribute and type by what others hold; `byOthers` where what stands around it does. */
function isWide(selector: Selector, byOthers = false): boolean {
  const at = lastCombinator(selector);
  const styled = selector.slice(at + 1);
  if (styled.some(({ type }) => names.includes(type))) return false;
  const byThese = byOthers || hasHas(selector.slice(0, Math.max(0, at)));
  const choices = styled.filter((part) => part.type === 'pseudo-class' && ['is', 'where'].includes(part.kind)).flatMap(alternatives);
  return choices.length > 0 ? choices.some((choice) => isWide(choice, byThese)) : byThese;
}

/** The selectors of a style sheet in UTF-8 that style any element by what another one holds. */
export function wideSelectors(sheet: Buffer): Selector[] {
  const wide: Selector[] = [];
  transform({
    filename: 'sheet.css',
    code: sheet,
    visitor: {
      Selector(selector) {
        if (isWide(selector)) wide.push(selector);
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
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const [first] = wideSelectors(Buffer.from(file.source));
          if (first)
            this.error(`${file.fileName} styles any element by what another holds: name a class at the end of ${JSON.stringify(first)}`);
        }
      },
    },
  };
}
