import type { Schemas } from '@foyer/api';
import { Section } from '@foyer/ui';
import { PartnerCard } from '../partner-card/partner-card.tsx';

/** The way to the fitness partner's own site (content §2). Without a safe address there is nothing to show. */
export function GympassModule({ module }: { module: Schemas['GympassModule'] }) {
  const { title, options } = module;
  if (!options.link) return null;
  return (
    <Section title={title}>
      <PartnerCard {...options} link={options.link} />
    </Section>
  );
}
