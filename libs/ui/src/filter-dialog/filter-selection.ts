/** A value that a filter offers. */
export interface FilterProperty {
  id: string;
  /** Its name. */
  value: string;
  /** The date type that a date belongs to; null for all others. */
  type: string | null;
}

/** A filter of a list with its values, as every list of the contract describes it (content §3). */
export interface FilterOption {
  identifier: string;
  label: string;
  /** Several values may be chosen. */
  multiple: boolean;
  properties: readonly FilterProperty[];
}

/** The ids that are chosen, by the filter's identifier. */
export type FilterSelection = Readonly<Record<string, readonly string[]>>;

/** Dates are offered for the date type that is chosen alone (content §4). */
const dateType = 'date_type';
const date = 'date';

const withoutEmpty = (selection: FilterSelection): FilterSelection =>
  Object.fromEntries(Object.entries(selection).filter(([, ids]) => ids.length > 0));

const find = (filters: readonly FilterOption[], identifier: string) => filters.find((filter) => filter.identifier === identifier);

/** What a filter offers beside what else is chosen; of dates those of the chosen type, and none while there is no type. */
export function offered(filter: FilterOption, filters: readonly FilterOption[], selection: FilterSelection): readonly FilterProperty[] {
  if (filter.identifier !== date || !find(filters, dateType)) return filter.properties;
  const type = selection[dateType]?.[0];
  return filter.properties.filter((property) => property.type === type);
}

/** Chooses in one filter. A date type brings its first date with it, and takes a date of another type away (content §4). */
export function choose(
  filters: readonly FilterOption[],
  selection: FilterSelection,
  identifier: string,
  ids: readonly string[],
): FilterSelection {
  const next = { ...selection, [identifier]: ids };
  if (identifier !== dateType) return withoutEmpty(next);
  const dates = find(filters, date);
  const first = dates && ids.length > 0 ? offered(dates, filters, next)[0] : undefined;
  return withoutEmpty({ ...next, [date]: first ? [first.id] : [] });
}

/** What is chosen of what is offered: an address may name what there is no more. */
export function known(filters: readonly FilterOption[], selection: FilterSelection): FilterSelection {
  const kept = filters.map((filter): [string, readonly string[]] => {
    const ids = offered(filter, filters, selection).map(({ id }) => id);
    return [filter.identifier, (selection[filter.identifier] ?? []).filter((id) => ids.includes(id))];
  });
  return withoutEmpty(Object.fromEntries(kept));
}

/** Whether two selections choose the same, in whatever order. */
export function sameSelection(one: FilterSelection, other: FilterSelection): boolean {
  const text = (selection: FilterSelection) =>
    JSON.stringify(
      Object.entries(withoutEmpty(selection))
        .map(([identifier, ids]) => [identifier, [...ids].sort()] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return text(one) === text(other);
}

/** How many values are chosen; a date and its type count as one. */
export const countChosen = (selection: FilterSelection): number =>
  Object.entries(selection).reduce(
    (count, [identifier, ids]) => count + (identifier === dateType && selection[date]?.length ? 0 : ids.length),
    0,
  );

/** One value that is chosen, in words. */
export interface ChosenFilter {
  key: string;
  text: string;
  /** What is chosen without it. */
  without: FilterSelection;
}

/** Everything that is chosen, filter by filter. A date names its type as well, and goes with it. */
export function chosenFilters(filters: readonly FilterOption[], selection: FilterSelection): ChosenFilter[] {
  const chosen = known(filters, selection);
  const nameOf = (identifier: string, id: string | undefined) =>
    find(filters, identifier)?.properties.find((property) => property.id === id)?.value ?? '';
  return filters.flatMap((filter) => {
    const { identifier } = filter;
    if (identifier === dateType && chosen[date]?.length) return [];
    return (chosen[identifier] ?? []).map((id): ChosenFilter => {
      const { value = id } = offered(filter, filters, chosen).find((property) => property.id === id) ?? {};
      const type = identifier === date ? nameOf(dateType, chosen[dateType]?.[0]) : '';
      const rest = { ...selection, [identifier]: selection[identifier]!.filter((other) => other !== id) };
      const without = withoutEmpty(identifier === date || identifier === dateType ? { ...rest, [dateType]: [], [date]: [] } : rest);
      return { key: `${identifier}:${id}`, text: type ? `${type}: ${value}` : value, without };
    });
  });
}
