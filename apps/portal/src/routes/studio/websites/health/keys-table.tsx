import type { Schemas } from '@foyer/api';
import { Heading, Stack, Table, type TableColumn } from '@foyer/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useDayText } from '../../numbers/use-day-text.ts';
import * as styles from './health.css.ts';

type Row = Schemas['StudioEmbedKeyUse'];

/** Where the keys of a website are used. */
export function KeysTable({ keys }: { keys: readonly Row[] }) {
  const dayText = useDayText();
  const columns: TableColumn<Row>[] = [
    {
      id: 'key',
      rowHeader: true,
      header: <FormattedMessage defaultMessage="Key" description="Column of the table about keys of a website" />,
      cell: ({ key_id }) => (
        <bdi dir="ltr" className={styles.address}>
          {key_id}
        </bdi>
      ),
    },
    {
      id: 'origin',
      header: <FormattedMessage defaultMessage="Website" description="Column of the table about keys of a website: an address" />,
      cell: ({ origin }) => (
        <bdi dir="ltr" className={styles.address}>
          {origin}
        </bdi>
      ),
    },
    {
      id: 'logins',
      numeric: true,
      header: <FormattedMessage defaultMessage="Logins" description="Column of the table about keys of a website" />,
      cell: ({ logins }) => <FormattedNumber value={logins} />,
    },
    {
      id: 'used',
      header: <FormattedMessage defaultMessage="Last used" description="Column of the table about keys of a website: a day" />,
      cell: ({ last_used_on }) => dayText(last_used_on),
    },
  ];
  return (
    <Stack gap="s">
      <Heading level={2} size="sub">
        <FormattedMessage defaultMessage="Keys" description="Heading on the page about how the widgets of a website do" />
      </Heading>
      <Table
        caption={<FormattedMessage defaultMessage="Where keys are used" description="What the table about keys of a website shows" />}
        captionHidden
        columns={columns}
        rows={keys}
        rowKey={({ key_id, origin }) => `${key_id} ${origin}`}
      />
    </Stack>
  );
}
