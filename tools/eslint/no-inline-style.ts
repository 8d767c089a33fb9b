import type { Rule } from 'eslint';
import { rule, type JsxNode } from './rule.ts';

/** The Content-Security-Policy refuses style attributes in the server's HTML: the first view would come without them. */
export const noInlineStyle: Rule.RuleModule = rule(
  'Style attributes are refused by the Content-Security-Policy: write a class.',
  (report) => ({
    JSXAttribute(node: Rule.Node) {
      if ((node as unknown as JsxNode).name.name === 'style') report(node);
    },
  }),
);
