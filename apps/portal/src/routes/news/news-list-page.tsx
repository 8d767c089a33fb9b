import { newsListQuery, type Schemas, useApi } from '@foyer/api';
import { localePath } from '@foyer/i18n';
import { Button, Container, EmptyState, Grid, Heading, LinkButton, NewsIcon, Stack } from '@foyer/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { useLocale } from '../../app/use-locale.ts';
import { useProblemText } from '../../app/use-problem-text.ts';
import { CategoryFilter } from './category-filter.tsx';
import { NewsCard } from './news-card.tsx';
import { newsFilters } from './news-filters.ts';
import { MoreFailed } from './more-failed.tsx';

/** All news, newest first, with a filter by category and ten more at a time. */
export function NewsListPage() {
  const intl = useIntl();
  const api = useApi();
  const [search] = useSearchParams();
  const news = useSuspenseInfiniteQuery(newsListQuery(api, newsFilters(search)));
  const problemText = useProblemText();
  const articles = news.data.pages.flatMap((page) => page.results);
  const title = intl.formatMessage({ defaultMessage: 'News', description: 'Title of the news list' });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <Heading level={1}>{title}</Heading>
        <CategoryFilter active={search.get('category')} />
        {articles.length > 0 ? <Articles articles={articles} /> : <NoNews />}
        {news.isFetchNextPageError && <MoreFailed text={problemText(news.error)} />}
        {news.hasNextPage && (
          <Button look="secondary" width="full" pending={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
            <FormattedMessage defaultMessage="Show more news" description="Button below the news list" />
          </Button>
        )}
      </Stack>
    </Container>
  );
}

function Articles({ articles }: { articles: Schemas['ArticleTeaser'][] }) {
  return (
    <Grid as="ul" columns="card" gap="l">
      {articles.map((article, index) => (
        <NewsCard key={article.id} article={article} priority={index < 2} />
      ))}
    </Grid>
  );
}

function NoNews() {
  return (
    <EmptyState
      icon={NewsIcon}
      headingLevel={2}
      title={<FormattedMessage defaultMessage="No news here yet" description="Empty news list" />}
      action={
        <LinkButton href={localePath(useLocale(), '/news')}>
          <FormattedMessage defaultMessage="Show all news" description="Link on the empty filtered news list" />
        </LinkButton>
      }
    />
  );
}
