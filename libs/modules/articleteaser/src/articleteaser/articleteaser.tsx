import type { Schemas } from '@foyer/api';
import { Section } from '@foyer/ui';
import { HorizontalTeasers } from '../horizontal-teasers/horizontal-teasers.tsx';
import { NoTeasers } from '../no-teasers/no-teasers.tsx';
import { TeaserGrid } from '../teaser-grid/teaser-grid.tsx';

/** News teasers: a grid that grows by a page at a time, or at most two lying on their side (content §2, §9). */
export function ArticleteaserModule({ module }: { module: Schemas['ArticleteaserModule'] }) {
  const { title, options, results } = module;
  return (
    <Section title={title}>
      {results.length === 0 && <NoTeasers />}
      {results.length > 0 && (options.layout === 'horizontal' ? <HorizontalTeasers articles={results} /> : <TeaserGrid module={module} />)}
    </Section>
  );
}
