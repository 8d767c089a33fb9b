import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A choice by number: `{count, plural, one {…} other {…}}`. */
export interface Plural {
  argument: string;
  type: Intl.PluralRuleType;
  options: string[];
}

/** What two translations of a message must agree on, and the words they do not. */
export interface Structure {
  arguments: Set<string>;
  tags: Set<string>;
  /** The cases of each `select`, by argument. */
  selects: Map<string, string[]>;
  plurals: Plural[];
  /** The literal text. */
  text: string;
}

/** Takes a message apart. Throws where it is no valid ICU message. */
export function structureOf(message: string): Structure {
  const found: Structure = { arguments: new Set(), tags: new Set(), selects: new Map(), plurals: [], text: '' };
  collect(parse(message, { requiresOtherClause: true }), found);
  return found;
}

function collect(elements: readonly MessageFormatElement[], into: Structure): void {
  for (const element of elements) {
    if (element.type === TYPE.literal) into.text += `${element.value} `;
    else if (element.type === TYPE.tag) {
      into.tags.add(element.value);
      collect(element.children, into);
    } else if (element.type !== TYPE.pound) {
      into.arguments.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural) collectChoice(element, into);
    }
  }
}

type Choice = Extract<MessageFormatElement, { type: TYPE.select | TYPE.plural }>;

function collectChoice(element: Choice, into: Structure): void {
  const options = Object.keys(element.options);
  if (element.type === TYPE.select) into.selects.set(element.value, options.sort());
  else into.plurals.push({ argument: element.value, type: element.pluralType ?? 'cardinal', options });
  for (const option of Object.values(element.options)) collect(option.value, into);
}
