import { type Schemas, useApi } from '@foyer/api';
import { localePath, plannedPaths } from '@foyer/links';
import { Section, useFold, useHasPage } from '@foyer/ui';
import { type OccasionAction, OccasionSliders } from '@foyer/widget-occasions-slider';
import { Congratulate } from '../congratulate/congratulate.tsx';

/** Colleagues are congratulated on the day itself. */
const congratulate: OccasionAction = (occasion) => occasion.is_today && <Congratulate occasion={occasion} />;

/**
 * The next birthdays and anniversaries in the sliders of the widget; the page has brought them along (content §2). Where it is one of many modules it is a strip
 * on a phone.
 */
export function OccasionsModule({ module }: { module: Schemas['OccasionsModule'] }) {
  const { title, options, results } = module;
  const all = localePath(useApi().locale, plannedPaths.occasions);
  const hasAll = useHasPage()(all);
  return (
    <Section title={title}>
      <OccasionSliders
        occasions={results}
        title={title}
        narrow={useFold() === 'short' ? 'strip' : 'slider'}
        action={congratulate}
        showAllHref={options.show_all && hasAll ? all : undefined}
      />
    </Section>
  );
}
