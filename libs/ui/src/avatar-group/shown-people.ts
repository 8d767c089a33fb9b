/** How many faces are shown in a group of `total`, and how many only as a figure: a figure of one would take the place of a face. */
export function shownPeople(total: number, max: number): { shown: number; more: number } {
  const shown = total <= max ? total : Math.max(1, max - 1);
  return { shown, more: total - shown };
}
