import type { Rule } from 'eslint';
import { keyName, rule } from './rule.ts';

const side = { Left: 'InlineStart', Right: 'InlineEnd', Top: 'BlockStart', Bottom: 'BlockEnd' };
type Side = keyof typeof side;

const corners: Record<string, string> = {
  borderTopLeftRadius: 'borderStartStartRadius',
  borderTopRightRadius: 'borderStartEndRadius',
  borderBottomLeftRadius: 'borderEndStartRadius',
  borderBottomRightRadius: 'borderEndEndRadius',
};

/** The logical name of a physical property, or nothing. */
function logicalName(property: string): string | undefined {
  if (Object.hasOwn(corners, property)) return corners[property];
  const bare = /^(left|right|top|bottom)$/.exec(property)?.[1];
  if (bare) return `inset${side[(bare[0]!.toUpperCase() + bare.slice(1)) as Side]}`;
  const [, start, physical, end] =
    /^(margin|padding|border|scrollMargin|scrollPadding)(Left|Right|Top|Bottom)(Width|Style|Color)?$/.exec(property) ?? [];
  return physical && `${start}${side[physical as Side]}${end ?? ''}`;
}

const logicalValue: Record<string, Record<string, string>> = {
  textAlign: { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
};

/** Styles say start and end, never left and right: the same rules serve right-to-left languages. */
export const logicalProperties: Rule.RuleModule = rule(
  '“{{found}}” is physical: write “{{logical}}”.',
  (report) => ({
    'ObjectExpression > Property'(node: Rule.Node & { type: 'Property' }) {
      const found = keyName(node);
      if (found === undefined) return;
      const logical = logicalName(found);
      if (logical) report(node.key as Rule.Node, { found, logical }, (fixer) => fixer.replaceText(node.key, logical));
      const value = node.value.type === 'Literal' ? String(node.value.value) : '';
      const better = logicalValue[found]?.[value];
      if (better)
        report(node.value as Rule.Node, { found: value, logical: better }, (fixer) => fixer.replaceText(node.value, `'${better}'`));
    },
  }),
  'code',
);
