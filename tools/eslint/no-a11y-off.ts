import type { Rule } from 'eslint';
import { keyName, rule } from './rule.ts';

const off: Record<string, readonly unknown[]> = { disable: [true], test: ['off', 'todo'], enabled: [false] };

const isInA11y = (node: Rule.Node): boolean =>
  (node.type === 'Property' && keyName(node) === 'a11y') || (node.parent !== null && isInA11y(node.parent));

/** Every story passes axe. A finding is repaired, not switched off. */
export const noA11yOff: Rule.RuleModule = rule('Accessibility checks stay on: repair what axe finds.', (report) => ({
  Property(node) {
    const values = off[keyName(node) ?? ''];
    if (values && node.value.type === 'Literal' && values.includes(node.value.value) && isInA11y(node.parent)) report(node);
  },
}));
