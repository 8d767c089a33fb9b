/** Anything JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

type Group = Record<string, Json>;

/** A path leads nowhere; `message` says where it ends and what is there. */
export class PathRefusal extends Error {}

/** Whether a value is an object of names. */
export const isGroup = (value: Json | undefined): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a path such as `baseOptions.metaTitle.de_DE`. */
export function readPath(path: string): string[] {
  const parts = path.split('.');
  if (parts.some((part) => part === ''))
    throw new PathRefusal(`"${path}" is no path. Join names with single dots, such as baseOptions.metaTitle.de_DE.`);
  return parts;
}

const partOf = (value: Json | undefined, part: string): Json | undefined => {
  if (Array.isArray(value)) return /^\d{1,6}$/.test(part) ? value[Number(part)] : undefined;
  return isGroup(value) && Object.hasOwn(value, part) ? value[part] : undefined;
};

/** The value under a path; undefined where there is none. */
export const valueAt = (value: Json, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((current, part) => partOf(current, part), value);

/** The value under a path; throws a `PathRefusal` that names what there is instead. */
export function requireAt(value: Json, path: readonly string[]): Json {
  const found = valueAt(value, path);
  if (found !== undefined) return found;
  const depth = path.findIndex((_, index) => valueAt(value, path.slice(0, index + 1)) === undefined);
  const parent = valueAt(value, path.slice(0, depth));
  const names = isGroup(parent) ? Object.keys(parent) : Array.isArray(parent) ? parent.map((_, index) => String(index)) : [];
  const where = depth === 0 ? '' : ` in ${path.slice(0, depth).join('.')}`;
  throw new PathRefusal(`There is no "${path[depth]}"${where}.${names.length > 0 ? ` There are: ${names.join(', ')}.` : ''}`);
}

function itemsWith(items: Json[], part: string, path: readonly string[], change: (old: Json | undefined) => Json | undefined): Json[] {
  const index = Number(part);
  if (!/^\d{1,6}$/.test(part) || index > items.length) {
    throw new PathRefusal(`${path.join('.')} is no place in the list, which has ${items.length} entries counted from 0.`);
  }
  const changed = change(items[index]);
  return changed === undefined ? items.toSpliced(index, 1) : items.toSpliced(index, 1, changed);
}

/**
 * A copy in which `value` is under the path, or nothing where `value` is undefined. What is not stored yet begins as `complete` has it, so
 * that an entry of a list that still is the default one can be changed.
 */
export function withValue(
  stored: Json | undefined,
  complete: Json | undefined,
  path: readonly string[],
  value: Json | undefined,
  walked: readonly string[] = [],
): Json | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const here = [...walked, part];
  const step = (old: Json | undefined): Json | undefined => withValue(old, partOf(complete, part), rest, value, here);
  const base = stored ?? (Array.isArray(complete) ? complete : {});
  if (Array.isArray(base)) return itemsWith(base, part, here, step);
  if (!isGroup(base)) throw new PathRefusal(`${walked.join('.')} is a single value; it holds no "${part}".`);
  const { [part]: old, ...others } = base;
  const changed = step(Object.hasOwn(base, part) ? old : undefined);
  return changed === undefined ? others : { ...base, [part]: changed };
}

/** The paths under which two values differ, as deep as both have the same parts. */
export function changedPaths(before: Json | undefined, after: Json | undefined, path: readonly string[] = []): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [path.join('.')];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changedPaths(partOf(before, name), partOf(after, name), [...path, name]));
}

/** The paths of what `written` holds and `read` does not: names that no one reads. */
export function surplusPaths(written: Json | undefined, read: Json | undefined, path: readonly string[] = []): string[] {
  if (written === undefined) return [];
  if (read === undefined) return [path.join('.')];
  if (Array.isArray(written) && Array.isArray(read)) {
    return written.flatMap((item, index) => surplusPaths(item, read[index], [...path, String(index)]));
  }
  if (!isGroup(written) || !isGroup(read)) return [];
  return Object.keys(written).flatMap((name) => surplusPaths(partOf(written, name), partOf(read, name), [...path, name]));
}

/** What is stored, as it is read: without names that no one reads, and with defaults for values that cannot be used. */
export function asRead(written: Json, read: Json): Json {
  if (Array.isArray(written) && Array.isArray(read) && written.length === read.length) {
    return written.map((item, index) => asRead(item, read[index]!));
  }
  if (!isGroup(written) || !isGroup(read)) return read;
  const known = Object.keys(written).filter((name) => Object.hasOwn(read, name));
  return Object.fromEntries(known.map((name) => [name, asRead(written[name]!, read[name]!)]));
}
