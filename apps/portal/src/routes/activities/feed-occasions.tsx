import { occasionsQuery, settingsQuery, useApi } from '@foyer/api';
import { Section } from '@foyer/ui';
import { OccasionSliders } from '@foyer/widget-occasions-slider';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

/**
 * The next birthdays and anniversaries above the activities, where the customer wants it (`show_occasions_slider`). They only accompany the
 * feed: where there are none, or they cannot be had, the feed is shown alone.
 */
export function FeedOccasions() {
  const api = useApi();
  const { data: settings } = useQuery({ ...settingsQuery(api), staleTime: Infinity });
  const shown = settings?.base_options.show_occasions_slider === true;
  const { data } = useQuery({ ...occasionsQuery(api), enabled: shown });
  const title = useIntl().formatMessage({ defaultMessage: 'Birthdays and anniversaries', description: 'Heading above the activity feed' });
  if (!shown || !data?.results.length) return null;
  return (
    <Section title={title} gap="m">
      <OccasionSliders occasions={data.results} title={title} />
    </Section>
  );
}
