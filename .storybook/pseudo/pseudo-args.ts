import { cloneElement, isValidElement, type ReactNode } from 'react';
import { pseudoText } from './pseudo-text.ts';

/** Properties that are never read by people: addresses, names of things, and what a person has typed or chosen. */
const silent =
  /^(id|key|type|role|lang|dir|rel|form|htmlFor|href|src|srcSet|sizes|target|accept|pattern|locale|language|className|style|value|defaultValue|inputMode|autoComplete)$|(Id|Ids|Key|Keys|Href|Url|Src|ClassName)$|^aria-(labelledby|describedby|controls|current|live)$/;

/** Properties that are always read by people, however short and small they are written. */
const spoken =
  /^(children|label|title|hint|error|placeholder|alt|text|description|caption)$|(Label|Text|Title)$|^aria-(label|description|roledescription)$/;

const address = /^(\w[\w+.-]*:|\.{0,2}\/|#|[\w.+-]+@)\S*$/;
const date = /^\d{4}-\d{2}/;
/** A value of CSS, `oklch(0.5 0.1 78)`. */
const css = /^[a-z-]+\([^()]*\)$/;
const markup = /<\/?[a-z][^<>]*>/;

/** The words between the tags of HTML. */
const pseudoMarkup = (html: string) => html.replaceAll(/(^|>)([^<]+)/g, (_match, tag: string, text: string) => tag + pseudoText(text));

/** Whether a text was written for people: some words, or one with a capital (or in a script without any). `primary` is a variant. */
const looksWritten = (text: string) => {
  const beforeLast = text.trim().split(/\s+/).slice(0, -1);
  return beforeLast.some((word) => /\p{L}/u.test(word)) || /^\P{L}*[\p{Lu}\p{Lo}]/u.test(text);
};

/** Data, and not an instance of anything, nor what React keeps of a component. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value);
};

/** What Storybook hands to a story; it holds itself, and no text. */
const isStoryContext = (props: object) => 'canvasElement' in props;

function pseudoValue(name: string, value: unknown, choices: readonly unknown[] = []): unknown {
  if (silent.test(name) || choices.includes(value)) return value;
  if (typeof value === 'string') {
    if (address.test(value) || date.test(value) || css.test(value)) return value;
    if (markup.test(value)) return pseudoMarkup(value);
    return spoken.test(name) || looksWritten(value) ? pseudoText(value) : value;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => pseudoValue(name, entry));
  if (isValidElement<Record<string, unknown>>(value)) {
    return isStoryContext(value.props) ? value : cloneElement(value, pseudoProps(value.props));
  }
  if (typeof value === 'object' && value !== null && isPlain(value)) return pseudoProps(value as Record<string, unknown>);
  return value;
}

function pseudoProps(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, pseudoValue(name, value)]));
}

/** What a story's `argTypes` say about the values an arg may have. */
type ArgTypes = Record<string, { options?: readonly unknown[] }>;

/**
 * The args of a story with every text people read in the pseudo-locale. Ids, addresses, dates and names of variants stay: a text is what
 * is in a property that shows text, or what has words or a capital and is none of the arg's own `options`.
 */
export const pseudoArgs = <Args extends object>(args: Args, argTypes: ArgTypes = {}): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, pseudoValue(name, value, argTypes[name]?.options)])) as Args;

/** The same for what a story renders itself. */
export const pseudoNode = (node: ReactNode): ReactNode => pseudoValue('children', node) as ReactNode;
