import type { ReactNode } from 'react';

/** A column of a `Table`: how its cells are shown, and what its head says. */
export interface TableColumn<Row, Column extends string = string> {
  id: Column;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures of equal width at the end of the column. */
  numeric?: boolean;
  /** Names the row, such as a person's or a hotel's name; one column at most. */
  rowHeader?: boolean;
  /** Its head is a button, given `onSort`. */
  sortable?: boolean;
}
