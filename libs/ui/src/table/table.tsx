import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableSort } from './sort.ts';
import type { TableColumn } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import * as styles from './table.css.ts';

export interface TableProps<Row, Column extends string = string> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table shows. */
  caption: ReactNode;
  /** The heading above the table says it already; screen readers read it still. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row, Column>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: TableSort<Column>;
  /** Asks for other rows; the table itself sorts nothing, as it may hold one page of many. */
  onSort?: (sort: TableSort<Column>) => void;
  /** How many rows to leave room for while they load; the words are for screen readers. */
  loading?: { label: string; rows: number } | undefined;
  /** What takes the place of rows where there are none: an `EmptyState` or a sentence. */
  empty?: ReactNode;
}

/** A native table with a head that stays in sight. In a narrow place its rows become cards. */
export function Table<Row, Column extends string = string>(props: TableProps<Row, Column>) {
  const { caption, captionHidden = false, columns, rows, rowKey, sort, onSort, loading, empty, className, ...rest } = props;
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <table role="table" className={styles.table} aria-busy={loading ? true : undefined}>
        <caption className={captionHidden ? undefined : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody role="rowgroup" className={styles.body}>
          {loading
            ? Array.from({ length: loading.rows }, (_, index) => (
                <tr key={index} role="row" className={styles.row}>
                  {columns.map((column, at) => bodyCell({ ...column, rowHeader: false }, loadingCell(index + at === 0 && loading.label)))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} role="row" className={styles.row}>
                  {columns.map((column) => bodyCell(column, column.cell(row)))}
                </tr>
              ))}
          {!loading && rows.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={styles.emptyCell}>
                <div className={styles.cellValue}>{empty}</div>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function bodyCell<Row, Column extends string>({ id, header, numeric, rowHeader }: TableColumn<Row, Column>, content: ReactNode) {
  const inside = (
    <>
      <span className={styles.cellLabel} aria-hidden>
        {header}
      </span>
      <div className={styles.cellValue}>{content}</div>
    </>
  );
  const className = classNames(styles.cell, numeric && styles.numeric, rowHeader && styles.rowHeader);
  return rowHeader ? (
    <th key={id} role="rowheader" scope="row" className={className}>
      {inside}
    </th>
  ) : (
    <td key={id} role="cell" className={className}>
      {inside}
    </td>
  );
}

const loadingCell = (label: string | false) => (
  <div className={styles.busy}>
    {label && (
      <span role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    )}
    <SkeletonText />
  </div>
);
