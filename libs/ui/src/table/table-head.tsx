import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ArrowDownIcon, ArrowUpIcon, SortableIcon } from '../icon/icons.ts';
import { nextSort, type TableSort } from './sort.ts';
import type { TableColumn } from './table-column.ts';
import * as styles from './table.css.ts';

interface TableHeadProps<Row, Column extends string> {
  columns: readonly TableColumn<Row, Column>[];
  sort?: TableSort<Column> | undefined;
  onSort?: ((sort: TableSort<Column>) => void) | undefined;
}

/** The heads of the columns. The roles say again what the elements mean: browsers forget it where a table is laid out as cards. */
export function TableHead<Row, Column extends string>({ columns, sort, onSort }: TableHeadProps<Row, Column>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headRow}>
        {columns.map(({ id, header, numeric, sortable }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const canSort = sortable && onSort;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={classNames(styles.headCell, numeric && styles.numeric, canSort ? styles.sortableHead : styles.plainHead)}
            >
              {canSort ? (
                <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, id))}>
                  <span>{header}</span>
                  <span className={styles.sortMark}>
                    <Icon icon={direction === 'ascending' ? ArrowUpIcon : direction === 'descending' ? ArrowDownIcon : SortableIcon} />
                  </span>
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
