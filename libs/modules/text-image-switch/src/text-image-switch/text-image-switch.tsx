import { type Schemas, shownButtons } from '@foyer/api';
import { Section, Stack } from '@foyer/ui';
import { EntryButton } from '../entry-button/entry-button.tsx';
import { Entry } from '../entry/entry.tsx';

/** Pictures and texts that change sides from entry to entry (content §2). Without entries there is nothing to show. */
export function TextImageSwitchModule({ module }: { module: Schemas['TextImageSwitchModule'] }) {
  const { title, options, results } = module;
  const buttons = shownButtons(options);
  const first = results[0];
  if (!first) return null;
  return (
    <Section title={title} gap="xl">
      <Stack as="ul" role="list" gap="xxl">
        {results.map((entry) => (
          <Entry key={entry.id} entry={entry} button={buttons === 'each' && <EntryButton entry={entry} />} />
        ))}
      </Stack>
      {buttons === 'single' && (
        <Stack align="center">
          <EntryButton entry={first} look="primary" />
        </Stack>
      )}
    </Section>
  );
}
