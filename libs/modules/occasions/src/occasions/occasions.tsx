import { type Schemas, useApi } from '@foyer/api';
import { localePath, plannedPaths } from '@foyer/links';
import { Section, useHasPage } from '@foyer/ui';
import { OccasionSliders } from '@foyer/widget-occasions-slider';

/** The next birthdays and anniversaries in the sliders of the widget; the page has brought them along (content §2). */
export function OccasionsModule({ module }: { module: Schemas['OccasionsModule'] }) {
  const { title, options, results } = module;
  const all = localePath(useApi().locale, plannedPaths.occasions);
  const hasAll = useHasPage()(all);
  return (
    <Section title={title}>
      <OccasionSliders occasions={results} title={title} showAllHref={options.show_all && hasAll ? all : undefined} />
    </Section>
  );
}
