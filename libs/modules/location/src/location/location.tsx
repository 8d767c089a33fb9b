import type { Schemas } from '@foyer/api';
import { Section, Stack } from '@foyer/ui';
import { LocationCard } from '../location-card/location-card.tsx';

/** Hotels with address, people to turn to and ratings (content §2). Without hotels there is nothing to show. */
export function LocationModule({ module }: { module: Schemas['LocationModule'] }) {
  const { title, results } = module;
  if (results.length === 0) return null;
  return (
    <Section title={title}>
      <Stack as="ul" role="list" gap="xl">
        {results.map((location) => (
          <li key={location.id}>
            <LocationCard location={location} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
