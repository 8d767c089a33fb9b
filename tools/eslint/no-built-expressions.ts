import type { Rule } from 'eslint';
import { rule } from './rule.ts';

interface Argument {
  type: string;
  value?: unknown;
  expressions?: unknown[];
  property?: { name?: string };
}

/** Text of the file, or the source of another expression, which is judged in its own place. */
const isWrittenOut = ({ type, value, expressions, property }: Argument) =>
  (type === 'Literal' && typeof value === 'string') ||
  (type === 'TemplateLiteral' && expressions?.length === 0) ||
  (type === 'MemberExpression' && property?.name === 'source');

function check(node: Rule.Node, callee: object, [pattern]: readonly object[], report: (node: Rule.Node) => void): void {
  if ((callee as { name?: string }).name === 'RegExp' && !(pattern && isWrittenOut(pattern as Argument))) report(node);
}

/** An expression put together at run time cannot be judged: whether it is linear, and what its parts bring along. */
export const noBuiltExpressions: Rule.RuleModule = rule(
  'Write the expression out, or do without: what is put together at run time cannot be checked for how long it takes.',
  (report) => ({
    NewExpression: (node) => check(node, node.callee, node.arguments, report),
    CallExpression: (node) => check(node, node.callee, node.arguments, report),
  }),
);
