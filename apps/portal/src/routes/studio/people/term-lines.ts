import type { Schemas } from '@foyer/api';
import type { PersonEntries } from './person-entries.ts';

type Lists = Schemas['StudioTermLists'];

/** The fields of an account that list short texts. */
export const termFields = ['careers', 'skills', 'special_tasks'] as const;
export type TermFieldName = (typeof termFields)[number];

/** The most entries of a list, and the most characters of one (contract: `StudioTermLists`). */
export const mostTerms = 20;
export const longestTerm = 100;

/** A list as it is written in a field: one entry per line. */
export const toLines = (terms: readonly string[] = []): string => terms.join('\n');

/** What lines say. Empty ones stay while they are written; `withoutBlanks` takes them out. */
export const fromLines = (text: string): string[] => (text ? text.split('\n') : []);

const said = (terms: readonly string[]): string[] => terms.map((term) => term.trim()).filter(Boolean);

/** The lists as they are sent: without empty lines. */
export function withoutBlanks<Sent extends Partial<Pick<PersonEntries, TermFieldName>>>(entries: Sent): Sent {
  const lists = termFields.flatMap((name) => {
    const written = entries[name];
    if (!written) return [];
    return [[name, Object.fromEntries(Object.entries(written).map(([locale, terms]) => [locale, said(terms)]))] as const];
  });
  return { ...entries, ...Object.fromEntries(lists) };
}

/** What is wrong with the lists of a field, in any language. */
export function termProblem(lists: Lists = {}): 'too-many' | 'too-long' | undefined {
  const all = Object.values(lists).map(said);
  if (all.some((terms) => terms.length > mostTerms)) return 'too-many';
  return all.some((terms) => terms.some((term) => term.length > longestTerm)) ? 'too-long' : undefined;
}
