import type { Schemas } from '@foyer/api';
import { Grid, Section } from '@foyer/ui';
import { PersonCard } from '../person-card/person-card.tsx';

/** People the editor has picked, each leading to their profile (content §2). When all of them are gone there is nothing to show. */
export function ProfileteaserModule({ module }: { module: Schemas['ProfileteaserModule'] }) {
  const { title, options, results } = module;
  if (results.length === 0) return null;
  return (
    <Section title={title}>
      <Grid as="ul" role="list" columns="card" gap="m">
        {results.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} wholeFields={options.whole_fields} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
