import type { Schemas } from '@foyer/api';
import { ShortDate } from '@foyer/i18n';
import { Badge, Table, type TableColumn } from '@foyer/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { PersonName } from '../../host/people/person-name.tsx';

type Entry = Schemas['NewsConfirmationEntry'];

const columns: TableColumn<Entry>[] = [
  {
    id: 'name',
    header: <FormattedMessage defaultMessage="Name" description="Column of the report of confirmations" />,
    rowHeader: true,
    cell: ({ user }) => <PersonName person={user} />,
  },
  {
    id: 'hotel',
    header: <FormattedMessage defaultMessage="Hotel" description="Column of the report of confirmations" />,
    cell: ({ hotel }) => hotel ?? '–',
  },
  {
    id: 'state',
    header: <FormattedMessage defaultMessage="Status" description="Column of the report of confirmations" />,
    cell: ({ confirmed_at: at }) =>
      at ? (
        <Badge tone="positive">
          <FormattedMessage defaultMessage="Confirmed" description="State of a member in the report of confirmations" />
        </Badge>
      ) : (
        <Badge tone="warning">
          <FormattedMessage defaultMessage="Open" description="State of a member in the report of confirmations: not confirmed yet" />
        </Badge>
      ),
  },
  {
    id: 'date',
    header: <FormattedMessage defaultMessage="Confirmed on" description="Column of the report of confirmations" />,
    cell: ({ confirmed_at: at }) => (at ? <ShortDate value={at} /> : '–'),
  },
  {
    id: 'version',
    header: <FormattedMessage defaultMessage="Version" description="Column of the report of confirmations: the version of the text" />,
    numeric: true,
    cell: ({ version }) => (version === null ? '–' : <FormattedNumber value={version} />),
  },
];

/** The members of the report's page. */
export function ReportTable({ entries }: { entries: Entry[] }) {
  return (
    <Table
      caption={<FormattedMessage defaultMessage="Members and their confirmations" description="What the table of the report shows" />}
      captionHidden
      columns={columns}
      rows={entries}
      rowKey={({ user }) => user.id}
      empty={
        <FormattedMessage
          defaultMessage="No matching members. Try another name or other filters."
          description="Report of confirmations without entries"
        />
      }
    />
  );
}
