import type { Schemas } from '@foyer/api';

type Content = Schemas['StudioMenuContent'];
type Entry = Schemas['StudioMenuEntry'];

/** A line of the menu while it is written; `below` the last line that is not. What is below has no icon, and keeps it for when it is so no more. */
export interface MenuRow {
  key: string;
  below: boolean;
  entry: Omit<Entry, 'subnav'>;
}

/** The menu in lines. Keys are made of the place: they stay with their line until other content is taken. */
export const toRows = ({ entries }: Content): MenuRow[] =>
  entries.flatMap(({ subnav, ...entry }, index) => [
    { key: `${index}`, below: false, entry },
    ...subnav.map((sub, place) => ({ key: `${index}-${place}`, below: true, entry: { ...sub, icon: null } })),
  ]);

/** The lines as a menu. */
export function toContent(rows: readonly MenuRow[]): Content {
  const entries: Entry[] = [];
  for (const { below, entry } of rows) {
    const { icon: _icon, ...sub } = entry;
    if (below && entries.length > 0) entries.at(-1)!.subnav.push(sub);
    else entries.push({ ...entry, subnav: [] });
  }
  return { entries };
}

/** Where each line is in the content: `entries.1.subnav.0`. */
export function placesOf(rows: readonly MenuRow[]): string[] {
  let [top, sub] = [-1, -1];
  return rows.map(({ below }) => {
    if (below && top >= 0) return `entries.${top}.subnav.${(sub += 1)}`;
    [top, sub] = [top + 1, -1];
    return `entries.${top}`;
  });
}

/** How many lines go with a line: itself and what is below it. */
function sizeOf(rows: readonly MenuRow[], index: number): number {
  if (rows[index]?.below) return 1;
  const next = rows.findIndex((row, at) => at > index && !row.below);
  return (next < 0 ? rows.length : next) - index;
}

/** An entry with what is below it. */
export interface MenuGroup {
  top: MenuRow;
  below: readonly MenuRow[];
}

/** The lines by entry. */
export function toGroups(rows: readonly MenuRow[]): MenuGroup[] {
  const starts = rows.flatMap((row, index) => (row.below && index > 0 ? [] : [index]));
  return starts.map((start, place) => ({ top: rows[start]!, below: rows.slice(start + 1, starts[place + 1] ?? rows.length) }));
}

/** The entries as lines, in their order. */
export const ofGroups = (groups: readonly MenuGroup[]): MenuRow[] => groups.flatMap(({ top, below }) => [top, ...below]);

/** Whether a line can be put below the one before it: it has nothing below itself. */
export const canIndent = (rows: readonly MenuRow[], index: number): boolean =>
  index > 0 && !rows[index]!.below && sizeOf(rows, index) === 1;

/** Puts a line below the entry before it. */
export const indented = (rows: readonly MenuRow[], index: number): MenuRow[] =>
  rows.map((row, at) => (at === index && canIndent(rows, index) ? { ...row, below: true } : row));

/** Makes a line an entry of its own, behind the one it was below. */
export function outdented(rows: readonly MenuRow[], index: number): MenuRow[] {
  const row = rows[index]!;
  if (!row.below) return [...rows];
  const rest = rows.toSpliced(index, 1);
  const next = rest.findIndex((other, at) => at >= index && !other.below);
  return rest.toSpliced(next < 0 ? rest.length : next, 0, { ...row, below: false });
}

/** Takes a line away, with what is below it. */
export const removed = (rows: readonly MenuRow[], index: number): MenuRow[] => rows.toSpliced(index, sizeOf(rows, index));

/** Puts lines that were taken away back where they were; an entry not into the middle of another. Lines that are there again stay alone. */
export function restored(rows: readonly MenuRow[], taken: readonly MenuRow[], index: number): MenuRow[] {
  const [first] = taken;
  if (!first || rows.some(({ key }) => key === first.key)) return [...rows];
  const free = first.below ? index : rows.findIndex((row, at) => at >= index && !row.below);
  return rows.toSpliced(free < 0 ? rows.length : free, 0, ...taken);
}

/** What is wrong with each line, by its key and with the names of its fields. `rows` are the lines that were refused: errors go with their line when it is moved. */
export function errorsByRow(
  rows: readonly MenuRow[],
  errors: readonly Schemas['FieldError'][],
): ReadonlyMap<string, Schemas['FieldError'][]> {
  const places = placesOf(rows);
  return new Map(
    rows.map(({ key }, index) => {
      const prefix = `content.${places[index]}.`;
      const own = errors.filter(({ field }) => field.startsWith(prefix) && !field.startsWith(`${prefix}subnav.`));
      return [key, own.map((error) => ({ ...error, field: error.field.slice(prefix.length) }))];
    }),
  );
}
