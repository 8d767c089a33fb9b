import type { Rule } from 'eslint';

/** A rule that looks at the nodes its listeners name. */
export function rule(
  message: string,
  create: (report: (node: Rule.Node, data?: Record<string, string>, fix?: Rule.ReportFixer | null) => void) => Rule.RuleListener,
  fixable?: 'code',
): Rule.RuleModule {
  return {
    meta: { type: 'problem', fixable, schema: [], messages: { wrong: message } },
    create: (context) => create((node, data = {}, fix = null) => context.report({ node, messageId: 'wrong', data, fix })),
  };
}

/** The name of an object's key, where it is written out. */
export function keyName(node: { computed: boolean; key: object }): string | undefined {
  const key = node.key as { type: string; name?: string; value?: unknown };
  if (key.type === 'Identifier' && !node.computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** A JSX node's element or attribute name; ESLint's own types end at JavaScript. */
export interface JsxNode {
  name: { type: string; name: string };
  value: { type: string; value?: unknown } | null;
}
