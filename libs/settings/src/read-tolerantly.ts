import type { z } from 'zod';

/** A stored value that could not be used. */
export interface SettingsFault {
  /** Its path, such as `cookieConfig.items.0.provider`. */
  path: string;
  /** What is wrong with it, in English, for administrators. */
  message: string;
}

type Path = readonly PropertyKey[];

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The faults of a failed parse, named from the outside. */
export const faultsOf = (error: z.ZodError, at: string[] = []): SettingsFault[] =>
  error.issues.map(({ path, message }) => ({ path: [...at, ...path.map(String)].join('.'), message }));

/** A copy without the values at the paths. Entries of lists stay: without one the others would mean something else. */
function without(stored: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(stored);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], copy);
    if (isRecord(parent)) Reflect.deleteProperty(parent, path.at(-1)!);
  }
  return copy;
}

/**
 * Reads a stored value and keeps as much of it as can be used: first all but the wrong places, then all but the parts that hold them.
 * `value` is `undefined` where nothing can be.
 */
export function readTolerantly<T extends z.ZodType>(
  schema: T,
  stored: unknown,
  at: string[],
): { value?: z.output<T>; faults: SettingsFault[] } {
  const whole = schema.safeParse(stored);
  if (whole.success) return { value: whole.data, faults: [] };
  const faults = faultsOf(whole.error, at);
  const paths = whole.error.issues.map(({ path }) => path);
  for (const wrong of [paths, paths.map((path) => path.slice(0, 1))]) {
    const rest = schema.safeParse(without(stored, wrong));
    if (rest.success && isRecord(stored)) return { value: rest.data, faults };
  }
  return { faults };
}
