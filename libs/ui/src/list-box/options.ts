import type { ReactNode } from 'react';

/** One line of a list to choose from. */
export interface Option {
  /** What is chosen: unique in its list, and what a form submits. */
  id: string;
  /** The display value: what the line and the field show, and what a search looks through. */
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** An `Icon` or a small `Avatar` before the label. */
  icon?: ReactNode;
  disabled?: boolean;
}

/** Options under a heading. */
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

/** What a list offers: options, groups of them, or both. */
export type Options = readonly (Option | OptionGroup)[];

export const isGroup = (entry: Option | OptionGroup): entry is OptionGroup => 'options' in entry;

/** All options without their groups. */
export const flatten = (options: Options): readonly Option[] => options.flatMap((entry) => (isGroup(entry) ? entry.options : entry));

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Whether a display value contains what was typed, whatever the case (content §9) and with or without accents. */
export const matches = (label: string, typed: string) => folded(label).includes(folded(typed.trim()));

/** The options without those whose display value does not contain what was typed, and without groups that it empties. */
export function filtered(options: Options, typed: string): Options {
  return options.flatMap((entry): Options => {
    if (!isGroup(entry)) return matches(entry.label, typed) ? [entry] : [];
    const left = entry.options.filter(({ label }) => matches(label, typed));
    return left.length > 0 ? [{ ...entry, options: left }] : [];
  });
}
