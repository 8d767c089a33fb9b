import type { Schemas } from '@foyer/api';
import { Table, type TableColumn, Text } from '@foyer/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';

type Fault = Schemas['StudioPeopleFault'] & { key: number };

const columns: TableColumn<Fault>[] = [
  {
    id: 'line',
    header: <FormattedMessage defaultMessage="Line" description="Column of the errors of a list of people" />,
    rowHeader: true,
    cell: ({ line }) => <FormattedNumber value={line} />,
  },
  {
    id: 'column',
    header: <FormattedMessage defaultMessage="Column" description="Column of the errors of a list of people: the column of the file" />,
    cell: ({ column }) => <bdi>{column}</bdi>,
  },
  {
    id: 'value',
    header: <FormattedMessage defaultMessage="Entry" description="Column of the errors of a list of people: what the cell holds" />,
    cell: ({ value }) => <bdi>{value}</bdi>,
  },
  {
    id: 'message',
    header: <FormattedMessage defaultMessage="Error" description="Column of the errors of a list of people: what is wrong" />,
    cell: ({ message }) => message,
  },
];

/** What is wrong with the rows of a list of people. */
export const ImportFaults = ({ faults, total }: { faults: readonly Schemas['StudioPeopleFault'][]; total: number }) => (
  <>
    <Table
      caption={<FormattedMessage defaultMessage="Errors" description="Above the errors of a list of people" />}
      columns={columns}
      rows={faults.map((fault, key) => ({ ...fault, key }))}
      rowKey={({ key }) => key}
    />
    {total > faults.length && (
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="These are the first {count, number} of {total, number}."
          description="Below the errors of a list of people"
          values={{ count: faults.length, total }}
        />
      </Text>
    )}
  </>
);
