import type { Schemas } from '@foyer/api';
import { FilledGrid, GrowingList, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoachingTile } from './coaching-tile.tsx';

/** How many show at first, and how many more at each press (content §9). */
const step = 10;

/** The coachings and the button that shows the next ones; how many show is announced. */
export function CoachingList({ coachings }: { coachings: readonly Schemas['CoachingsEntry'][] }) {
  const [wanted, setWanted] = useState(step);
  const total = coachings.length;
  const shown = Math.min(wanted, total);

  return (
    <GrowingList
      total={shown}
      hasMore={shown < total}
      fetchMore={() => setWanted(wanted + step)}
      label={<FormattedMessage defaultMessage="Show more coaching sessions" description="Button below the coachings" />}
      status={
        total > step && (
          <Text role="status" size="s" tone="muted" numeric>
            <FormattedMessage
              defaultMessage="{shown, number} of {total, number} coaching sessions"
              description="Below the coachings: how many of them show; read aloud when more were asked for"
              values={{ shown, total }}
            />
          </Text>
        )
      }
    >
      <FilledGrid as="ul" role="list" gap="m">
        {coachings.slice(0, shown).map((coaching) => (
          <li key={coaching.id}>
            <CoachingTile coaching={coaching} />
          </li>
        ))}
      </FilledGrid>
    </GrowingList>
  );
}
