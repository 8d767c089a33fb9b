import type { Schemas } from '@foyer/api';
import { Button, FilledGrid, Stack, Text } from '@foyer/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoachingTile } from './coaching-tile.tsx';

/** How many show at first, and how many more at each press (content §9). */
const step = 10;

/** The coachings and the button that shows the next ones. The first new one gets the focus, and how many show is announced. */
export function CoachingList({ coachings }: { coachings: readonly Schemas['CoachingsEntry'][] }) {
  const [wanted, setWanted] = useState(step);
  const list = useRef<HTMLDivElement>(null);
  const total = coachings.length;
  const shown = Math.min(wanted, total);

  useEffect(() => {
    if (wanted > step) list.current?.children[wanted - step]?.querySelector('a')?.focus();
  }, [wanted]);

  return (
    <Stack gap="l">
      <FilledGrid as="ul" role="list" gap="m" ref={list}>
        {coachings.slice(0, shown).map((coaching) => (
          <li key={coaching.id}>
            <CoachingTile coaching={coaching} />
          </li>
        ))}
      </FilledGrid>
      {total > step && (
        <Stack align="center" gap="s">
          <Text role="status" size="s" tone="muted" numeric>
            <FormattedMessage
              defaultMessage="{shown, number} of {total, number} coachings"
              description="Below the coachings: how many of them show; read aloud when more were asked for"
              values={{ shown, total }}
            />
          </Text>
          {shown < total && (
            <Button look="secondary" onClick={() => setWanted(wanted + step)}>
              <FormattedMessage defaultMessage="Show more coachings" description="Button below the coachings" />
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
