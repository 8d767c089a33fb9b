import { newsListQuery, uniqueById, useApi } from '@foyer/api';
import { Button, Cluster, Container, Heading, Stack } from '@foyer/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, use } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { useApp } from '../../host/app/use-app.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { ModuleList } from '../../host/modules/module-list.tsx';
import { AddressForm } from '../../host/lists/address-form.tsx';
import { LatePart } from '../../host/late/late-part.tsx';
import { ResultCount } from '../../host/lists/result-count.tsx';
import { MoreFailed } from './more-failed.tsx';
import { loadExtras, NewsFilterButton } from './news-filter-bar.tsx';
import { isUnfiltered } from './news-filters.ts';
import { NewsResults } from './news-results.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import { TopicChips } from './topic-chips.tsx';
import { useTopStories } from './use-top-stories.ts';
import { useNewsFilterOptions } from './use-news-filter-options.ts';
import { useNewsFilters } from './use-news-filters.ts';

const Extras = lazy(() => loadExtras().then((module) => ({ default: module.NewsExtras })));
const NoNews = lazy(() => import('./no-news.tsx').then((module) => ({ default: module.NoNews })));

interface NewsListViewProps {
  title: string;
  /** The list is this category's. */
  category?: string;
  /** Shown above the title. */
  children?: ReactNode;
  /** What the list waits for while its title is shown already. */
  loading?: Promise<unknown>;
}

/** News, newest first unless another order is chosen: top stories, topics, filters, and ten more at a time (content §2). */
export function NewsListView({ title, category, children, loading }: NewsListViewProps) {
  const filtering = useNewsFilters(category);
  const options = useNewsFilterOptions(category);
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <Stack gap="xs">
          {children}
          <Cluster justify="between" gap="m">
            <Heading level={1}>{title}</Heading>
            <NewsFilterButton {...filtering} options={options} />
          </Cluster>
        </Stack>
        <Suspense fallback={<NewsSkeleton />}>
          <NewsList {...filtering} {...{ category, loading }} />
        </Suspense>
      </Stack>
    </Container>
  );
}

type NewsListProps = Pick<NewsListViewProps, 'category' | 'loading'> & ReturnType<typeof useNewsFilters>;

function NewsList({ category, loading, filters, page, asked, chosen, choose, searchOf }: NewsListProps) {
  if (loading) use(loading);
  const news = useSuspenseInfiniteQuery(newsListQuery(useApi(), filters, 10, page));
  const problemText = useProblemText();
  const last = news.data.pages.at(-1)!;
  // What is published while someone reads moves the pages on, and an article may come twice.
  const articles = uniqueById(news.data.pages.flatMap((page) => page.results));
  const unfiltered = isUnfiltered(filters, category);
  const app = useApp();
  const hasExtras = asked || page > 1 || Object.keys(chosen).some((name) => name !== 'topic');
  // Their styles belong to the document.
  if (hasExtras && app.isServer) app.laterSources.add('src/routes/news/news-extras.tsx');
  const topStories = useTopStories(filters, unfiltered && page === 1 && !asked);
  return (
    <>
      {topStories && <ModuleList modules={[topStories]} />}
      <Stack gap="s">
        <TopicChips
          filters={filters}
          searchOf={(topic) => searchOf({ ...chosen, topic })}
          onChange={(topic) => choose({ ...chosen, topic })}
        />
        {hasExtras && (
          <LatePart>
            <Extras category={category} />
          </LatePart>
        )}
      </Stack>
      <ResultCount count={last.total} />
      {articles.length > 0 ? (
        <NewsResults articles={articles} leading={!topStories} />
      ) : (
        <LatePart>
          <NoNews filtered={!unfiltered} category={category} />
        </LatePart>
      )}
      {news.isFetchNextPageError && <MoreFailed text={problemText(news.error)} />}
      {news.hasNextPage && (
        <AddressForm search={searchOf(chosen, { page: String(last.pagination.next) })} onSubmit={() => void news.fetchNextPage()}>
          <Button type="submit" look="secondary" width="full" pending={news.isFetchingNextPage}>
            <FormattedMessage defaultMessage="Show more news" description="Button below the news list" />
          </Button>
        </AddressForm>
      )}
    </>
  );
}
