import { type Schemas, shownButtons } from '@foyer/api';
import { Grid, Section, Stack } from '@foyer/ui';
import { UseCase, UseCaseButton } from '../use-case/use-case.tsx';

/** What the portal is for, in pictures with texts side by side (content §2). Without entries there is nothing to show. */
export function UseCasesModule({ module }: { module: Schemas['UseCasesModule'] }) {
  const { title, options, results } = module;
  const buttons = shownButtons(options);
  const first = results[0];
  if (!first) return null;
  return (
    <Section title={title} gap="xl">
      <Grid as="ul" role="list" columns="card" gap="xl">
        {results.map((entry) => (
          <UseCase key={entry.id} entry={entry} button={buttons === 'each' && <UseCaseButton entry={entry} />} />
        ))}
      </Grid>
      {buttons === 'single' && (
        <Stack align="center">
          <UseCaseButton entry={first} look="primary" />
        </Stack>
      )}
    </Section>
  );
}
