import type { Schemas } from '@foyer/api';
import { Heading, Stack, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { NumbersTable } from './numbers-table.tsx';
import * as styles from './numbers.css.ts';

interface NumbersByHotelProps {
  hotels: readonly Schemas['StudioNumbersHotel'][];
  asks: boolean;
}

/** The newest numbers of an article by hotel; those of few members stand together in the last line. */
export function NumbersByHotel({ hotels, asks }: NumbersByHotelProps) {
  return (
    <Stack gap="s">
      <Heading level={2} size="sub">
        <FormattedMessage defaultMessage="By hotel" description="Heading above an article’s numbers by hotel" />
      </Heading>
      {hotels.length > 0 ? (
        <NumbersTable
          caption={<FormattedMessage defaultMessage="Numbers by hotel" description="What the table shows, at an article’s numbers" />}
          rows={hotels}
          rowKey={({ id }) => id ?? ''}
          first={{
            header: <FormattedMessage defaultMessage="Hotel" description="Column of the table of an article’s numbers" />,
            cell: ({ name }) =>
              name === null ? (
                <FormattedMessage defaultMessage="All others" description="Members who are counted together, at an article’s numbers" />
              ) : (
                <bdi>{name}</bdi>
              ),
          }}
          asks={asks}
        />
      ) : (
        <Text tone="muted" className={styles.note}>
          <FormattedMessage
            defaultMessage="There are too few hotels with five members or more to tell them apart."
            description="In place of an article’s numbers by hotel"
          />
        </Text>
      )}
    </Stack>
  );
}
