import type { Ask } from './queries.ts';

/** Statements that come in many forms would fill the memory of every connection. */
const mostNames = 300;
/** Longer ones are lists of values, which hardly come again. */
const longestText = 16_000;
const provenUses = 3;

/** How to look for words depends on them: such statements are planned each time. */
const looksForWords = / (?:like|~) /;

const isPlanned = (text: string): boolean =>
  text.length <= longestText && /^\s*(?:select|insert|update|delete|with)\b/i.test(text) && !looksForWords.test(text);

/**
 * Names for statements, the same for the same text: PostgreSQL then parses and plans each once for a connection. Named are those that come again, and only
 * so many; the rest stays as it was.
 */
export function createNames(most: number = mostNames): (text: string) => string | undefined {
  const names = new Map<string, string>();
  let seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= most || !isPlanned(text)) return known;
    const uses = (seen.get(text) ?? 0) + 1;
    if (uses < provenUses) {
      if (seen.size >= 10 * most) seen = new Map();
      seen.set(text, uses);
      return undefined;
    }
    seen.delete(text);
    const name = `foyer_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/** How a connection is asked, with names given to what is asked. */
export const named =
  (ask: Ask, nameOf: ReturnType<typeof createNames>): Ask =>
  (query, values) =>
    ask({ ...query, name: nameOf(query.text) }, values);

/** No names at all: for a transaction pooler, behind which the next statement may reach another connection. */
export const unnamed = (): undefined => undefined;
