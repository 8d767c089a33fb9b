import { activitiesQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { ClocheIllustration, Container, EmptyState, Heading, LinkButton, Pagination, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useLocale } from '../../host/language/use-locale.ts';
import { usePaginationTexts } from '../../host/lists/use-pagination-texts.ts';
import { ActivityList } from './activity-list.tsx';
import { FeedOccasions } from './feed-occasions.tsx';
import { feedPath, readPage } from './feed-path.ts';
import { useVisit } from './use-visit.ts';

/** What happened that concerns the member (content §2, Activity feed). */
export function ActivityFeedPage() {
  const intl = useIntl();
  const locale = useLocale();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(activitiesQuery(useApi(), readPage(params)));
  const since = useVisit(data);
  const title = intl.formatMessage({ defaultMessage: 'Activities', description: 'Title of the activity feed' });
  const texts = usePaginationTexts(
    intl.formatMessage({ defaultMessage: 'Pages of the activities', description: 'Name of the navigation below the activity feed' }),
  );
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <Heading level={1}>{title}</Heading>
        <FeedOccasions />
        {data.results.length > 0 ? <ActivityList activities={data.results} since={since} /> : <NothingYet />}
        <Pagination value={data.pagination.self} last={data.pagination.last} texts={texts} href={(page) => feedPath(locale, page)} />
      </Stack>
    </Container>
  );
}

function NothingYet() {
  const locale = useLocale();
  return (
    <EmptyState
      picture={<ClocheIllustration />}
      title={<FormattedMessage defaultMessage="Nothing has happened yet" description="Activity feed without entries" />}
      action={
        <LinkButton look="primary" href={localePath(locale, paths.news)}>
          <FormattedMessage defaultMessage="Read the news" description="Link on the activity feed without entries" />
        </LinkButton>
      }
    >
      <FormattedMessage
        defaultMessage="When someone replies to you, you will find it here. Join in: write a comment on the news."
        description="Activity feed without entries: what will stand here"
      />
    </EmptyState>
  );
}
