/** By which column a table is sorted, and which way. */
export interface TableSort<Column extends string = string> {
  column: Column;
  direction: 'ascending' | 'descending';
}

/** What a press on a column's head asks for: upwards at first, then the other way round. */
export const nextSort = <Column extends string>(sort: TableSort<Column> | undefined, column: Column): TableSort<Column> => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
