import type { Schemas } from '@foyer/api';
import { Table, type TableColumn } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { numberWords } from './number-words.ts';
import * as styles from './numbers.css.ts';
import { shownShare } from './share.ts';

type Numbers = Schemas['NewsNumbers'];

interface NumbersTableProps<Row extends Numbers> {
  caption: ReactNode;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What names a row. */
  first: Pick<TableColumn<Row>, 'header' | 'cell'>;
  /** Whether the article asks for confirmation. */
  asks: boolean;
}

/** The numbers of an article, line by line, with what part of those who could read it they are. */
export function NumbersTable<Row extends Numbers>({ caption, rows, rowKey, first, asks }: NumbersTableProps<Row>) {
  const intl = useIntl();
  const part = (one: 'opened' | 'finished' | 'confirmed'): TableColumn<Row> => ({
    id: one,
    header: intl.formatMessage(numberWords[one]),
    numeric: true,
    cell: (row) => {
      const value = row[one];
      if (value === null) return '–';
      return (
        <>
          <FormattedNumber value={value} />{' '}
          <span className={styles.part}>{intl.formatNumber(shownShare(value, row.audience), { style: 'percent' })}</span>
        </>
      );
    },
  });
  const columns: TableColumn<Row>[] = [
    { id: 'name', rowHeader: true, ...first },
    {
      id: 'audience',
      header: intl.formatMessage(numberWords.audience),
      numeric: true,
      cell: ({ audience }) => <FormattedNumber value={audience} />,
    },
    part('opened'),
    part('finished'),
    ...(asks ? [part('confirmed')] : []),
  ];
  return <Table caption={caption} captionHidden columns={columns} rows={rows} rowKey={rowKey} />;
}
