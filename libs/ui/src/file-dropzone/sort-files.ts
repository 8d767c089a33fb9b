/** 20 MB, the most the server takes (content §9). */
export const maxFileSize = 20_000_000;

/** What may be chosen. */
export interface FileRules {
  /** Types (`image/png`, `image/*`) and extensions (`.pdf`) as the native `accept` knows them; empty takes all. */
  accept: readonly string[];
  /** The largest size in bytes. */
  maxSize: number;
  /** How many files there may be. With 1 a new file takes the place of the old one. */
  limit: number;
}

/** A file that cannot be taken, and the rule it breaks. */
export type FileRefusal =
  | { rule: 'type'; name: string; accept: readonly string[] }
  | { rule: 'size'; name: string; size: number; maxSize: number }
  | { rule: 'empty'; name: string }
  | { rule: 'folder'; name: string }
  /** Those for which there is no room. */
  | { rule: 'count'; names: readonly string[]; limit: number };

/** What came by pointer, keyboard or clipboard. */
export interface Candidate {
  file: File;
  folder?: boolean;
}

/** Whether a file is of one of the types. Files without a type, as phones and Windows give them, are judged by their extension. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const known = accept.map((rule) => rule.trim().toLowerCase()).filter(Boolean);
  if (known.length === 0) return true;
  const file = { name: name.toLowerCase(), type: type.toLowerCase() };
  return known.some((rule) => {
    if (rule.startsWith('.')) return file.name.endsWith(rule) && file.name.length > rule.length;
    if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
    return file.type === rule;
  });
}

const breach = ({ file, folder }: Candidate, { accept, maxSize }: FileRules): FileRefusal | undefined => {
  const { name, size } = file;
  if (folder) return { rule: 'folder', name };
  if (!isAccepted(file, accept)) return { rule: 'type', name, accept };
  if (size === 0) return { rule: 'empty', name };
  if (size > maxSize) return { rule: 'size', name, size, maxSize };
  return undefined;
};

type Identity = Pick<File, 'name' | 'size'> & { lastModified?: number };
const same = (one: Identity, other: Identity) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Separates files that can be taken from those that cannot. A file that is there already is taken once and needs no words. */
export function sortFiles(candidates: readonly Candidate[], rules: FileRules, present: readonly Identity[] = []) {
  const accepted: File[] = [];
  const refused: FileRefusal[] = [];
  const left: string[] = [];
  const room = rules.limit === 1 ? 1 : rules.limit - present.length;
  const known = rules.limit === 1 ? [] : present;
  for (const candidate of candidates) {
    const { file } = candidate;
    const refusal = breach(candidate, rules);
    if (refusal) refused.push(refusal);
    else if ([...known, ...accepted].some((other) => same(other, file))) continue;
    else if (accepted.length < room) accepted.push(file);
    else left.push(file.name);
  }
  if (left.length > 0) refused.push({ rule: 'count', names: left, limit: rules.limit });
  return { accepted, refused };
}
