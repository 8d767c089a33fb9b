import type { Schemas } from '@foyer/api';
import type { ProblemField } from '../../platform/http/problem.ts';
import { nameOf, type PersonRow } from '../people/person.presenter.ts';

/** Whom a text names, and where: `length` UTF-16 units from `start` on. */
export type Mention = Schemas['Mention'];

/** What a member wrote, as it is kept. */
export interface Written {
  text: string;
  mentions: Mention[];
}

const oneLineBreak = (text: string): string => text.replace(/\r\n?/g, '\n');

/** A text as it is kept: one kind of line break, nothing around it. The ranges move along with their words. */
export function toWritten(typed: string, mentions: readonly Mention[] = []): Written {
  const whole = oneLineBreak(typed);
  const before = whole.length - whole.trimStart().length;
  return {
    text: whole.trim(),
    mentions: mentions.map(({ id, start, length }) => ({ id, start: oneLineBreak(typed.slice(0, start)).length - before, length })),
  };
}

const isolated = (name: string): string => `\u2068${name.slice(0, 120)}\u2069`;

/**
 * Everything that is wrong with whom a text names; empty where nothing is. `people` are those of the named who can be mentioned. The words must be
 * their very names: otherwise a link could say one name and lead to another person.
 */
export function mentionFaults({ text, mentions }: Written, people: readonly PersonRow[]): ProblemField[] {
  const names = new Map(people.map((person) => [person.id, nameOf(person).normalize('NFC')]));
  let end = 0;
  return mentions.flatMap(({ id, start, length }, index): ProblemField[] => {
    const words = text.slice(Math.max(0, start), start + length);
    const inOrder = start >= end;
    end = start + length;
    const name = names.get(id);
    if (name === undefined) return [{ field: `mentions.${index}.id`, code: 'not_mentionable', values: { name: isolated(words.slice(1)) } }];
    const fits = inOrder && words.normalize('NFC') === `@${name}`;
    return fits ? [] : [{ field: `mentions.${index}.start`, code: 'mention_mismatch', values: { name: isolated(words.slice(1)) } }];
  });
}

/** Whether nothing would change. */
export const sameWritten = (a: Written, b: Written): boolean =>
  a.text === b.text &&
  a.mentions.length === b.mentions.length &&
  a.mentions.every(({ id, start, length }, index) => {
    const other = b.mentions[index]!;
    return id === other.id && start === other.start && length === other.length;
  });
