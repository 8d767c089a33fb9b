import type { Rule } from 'eslint';
import { keyName, rule, type JsxNode } from './rule.ts';

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const colorFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** The names people type; keywords such as `transparent` and `currentColor` and the system colours follow the theme and may stay. */
const named = /\b(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|navy|teal|maroon|olive|lime|aqua|fuchsia)\b/i;
const colorProperty = /color$|^(?:background|border|outline|fill|stroke|boxShadow|textShadow|columnRule|accentColor|caretColor)/i;
const colorAttributes = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'bgcolor', 'content']);

const isRaw = (text: string) =>
  hex.test(text.trim()) || /#[\da-f]{3,8}\b/i.test(text.replace(/url\([^()]*\)/g, '')) || colorFunction.test(text);

/** Colours come from the theme (`vars.color.…`), so that a customer's brand and the dark mode reach everything. */
export const noRawColors: Rule.RuleModule = rule('“{{text}}” is a raw colour: take one from the theme (vars.color).', (report) => ({
  Property(node) {
    const value = node.value as { type: string; value?: unknown; quasis?: { value: { raw: string } }[] };
    const text = value.type === 'TemplateLiteral' ? value.quasis?.map((part) => part.value.raw).join('') : value.value;
    if (typeof text !== 'string' || !colorProperty.test(keyName(node) ?? '')) return;
    if (isRaw(text) || named.test(text)) report(node, { text });
  },
  JSXAttribute(node: Rule.Node) {
    const { name, value } = node as unknown as JsxNode;
    if (!colorAttributes.has(name.name) || value?.type !== 'Literal' || typeof value.value !== 'string') return;
    if (isRaw(value.value) || (name.name !== 'content' && named.test(value.value))) report(node, { text: value.value });
  },
}));
