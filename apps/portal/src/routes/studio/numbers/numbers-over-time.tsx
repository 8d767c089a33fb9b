import type { Schemas } from '@foyer/api';
import { Disclosure, Heading, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { NumbersChart } from './numbers-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { useDayText } from './use-day-text.ts';

interface NumbersOverTimeProps {
  days: readonly Schemas['StudioNumbersDay'][];
  asks: boolean;
}

/** How the numbers of an article have grown, night by night: as lines, and as a table of the same. */
export function NumbersOverTime({ days, asks }: NumbersOverTimeProps) {
  const dayText = useDayText();
  return (
    <Stack gap="s">
      <Heading level={2} size="sub">
        <FormattedMessage defaultMessage="Over time" description="Heading above the chart of an article’s numbers" />
      </Heading>
      <NumbersChart days={days} />
      <Disclosure
        summary={<FormattedMessage defaultMessage="As a table" description="Opens the numbers of an article by day, as a table" />}
      >
        <NumbersTable
          caption={<FormattedMessage defaultMessage="Numbers by day" description="What the table shows, at an article’s numbers" />}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          first={{
            header: <FormattedMessage defaultMessage="Day" description="Column of the table of an article’s numbers" />,
            cell: ({ day }) => dayText(day),
          }}
          asks={asks}
        />
      </Disclosure>
    </Stack>
  );
}
