import type { Schemas } from '@foyer/api';
import { Heading, Stack, Table, type TableColumn } from '@foyer/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useDayText } from '../../numbers/use-day-text.ts';
import { knownWidgets, widgetWords } from '../widget-words.ts';
import { ErrorCounts } from './error-counts.tsx';
import * as styles from './health.css.ts';
import { LoadTime } from './load-time.tsx';

type Row = Schemas['StudioEmbedWidgetHealth'];

/** Where the widgets of a website stand, and how they do there. */
export function WidgetsTable({ widgets }: { widgets: readonly Row[] }) {
  const intl = useIntl();
  const dayText = useDayText();
  const nameOf = ({ widget }: Row) => knownWidgets([widget]).map((one) => intl.formatMessage(widgetWords[one]));
  const columns: TableColumn<Row>[] = [
    {
      id: 'origin',
      rowHeader: true,
      header: <FormattedMessage defaultMessage="Website" description="Column of the table about widgets: an address" />,
      cell: ({ origin }) => (
        <bdi dir="ltr" className={styles.address}>
          {origin}
        </bdi>
      ),
    },
    {
      id: 'widget',
      header: <FormattedMessage defaultMessage="Widget" description="Column of the table about widgets" />,
      cell: nameOf,
    },
    {
      id: 'shown',
      numeric: true,
      header: <FormattedMessage defaultMessage="Shown" description="Column of the table about widgets: on how many pages" />,
      cell: ({ shown }) => <FormattedNumber value={shown} />,
    },
    {
      id: 'time',
      numeric: true,
      header: <FormattedMessage defaultMessage="Load time" description="Column of the table about widgets" />,
      cell: ({ load_ms }) => <LoadTime milliseconds={load_ms} />,
    },
    {
      id: 'errors',
      header: <FormattedMessage defaultMessage="Errors" description="Column of the table about widgets" />,
      cell: ({ errors }) => <ErrorCounts errors={errors} />,
    },
    {
      id: 'version',
      header: <FormattedMessage defaultMessage="Version" description="Column of the table about widgets" />,
      cell: ({ versions }) => (
        <bdi dir="ltr" className={styles.address}>
          {versions.join(', ')}
        </bdi>
      ),
    },
    {
      id: 'seen',
      header: <FormattedMessage defaultMessage="Last seen" description="Column of the table about widgets: a day" />,
      cell: ({ last_seen_on }) => dayText(last_seen_on),
    },
  ];
  return (
    <Stack gap="s">
      <Heading level={2} size="sub">
        <FormattedMessage defaultMessage="Widgets" description="Heading on the page about how the widgets of a website do" />
      </Heading>
      <Table
        caption={<FormattedMessage defaultMessage="How widgets do, by website" description="What the table about widgets shows" />}
        captionHidden
        columns={columns}
        rows={widgets}
        rowKey={({ origin, widget }) => `${origin} ${widget}`}
      />
    </Stack>
  );
}
