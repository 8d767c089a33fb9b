import type { Rule } from 'eslint';

interface Template {
  expressions: readonly unknown[];
  quasis: readonly { value: { raw: string } }[];
}

/** Whether a text begins with the first part of one of the portal's paths: `/news`, `/news/12`, `/news?page=2`. */
const beginsWithPath = (text: string, areas: readonly string[]): boolean => {
  const [, area] = /^\/([\w-]+)(?=$|[/?#])/.exec(text) ?? [];
  return area !== undefined && areas.includes(area);
};

const isPathOfLocalePath = (node: Rule.Node): boolean =>
  node.parent?.type === 'CallExpression' &&
  (node.parent.callee as { name?: string }).name === 'localePath' &&
  node.parent.arguments[1] === node;

/**
 * Addresses of the portal are made by `@foyer/links`, which follows the route table; one that is written out would be forgotten when a screen moves. Where
 * paths of the API are written as well (`texts: false`), plain texts are judged only where they are given to `localePath`.
 */
export const writtenPaths: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { areas: { type: 'array', items: { type: 'string' } }, texts: { type: 'boolean' } } }],
    messages: { wrong: '“{{text}}” is an address of the portal: make it by `paths` of @foyer/links.' },
  },
  create(context) {
    const { areas, texts } = context.options[0] as { areas: readonly string[]; texts: boolean };
    const report = (node: Rule.Node, text: string) => context.report({ node, messageId: 'wrong', data: { text } });
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || !(texts || isPathOfLocalePath(node))) return;
        if (beginsWithPath(node.value, areas)) report(node, node.value);
      },
      TemplateLiteral(node) {
        const { expressions, quasis } = node as unknown as Template;
        if (expressions.length === 0 && !texts) return;
        const found = quasis.find(({ value }) => beginsWithPath(value.raw, areas));
        if (found) report(node, found.value.raw);
      },
    };
  },
};
