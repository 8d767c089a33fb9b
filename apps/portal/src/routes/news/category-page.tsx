import { newsCategoriesQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Link } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { useLocale } from '../../host/language/use-locale.ts';
import { NewsListView } from './news-list-view.tsx';

/** The news of one category, under its name. */
export function CategoryPage() {
  const { id = '' } = useParams();
  const { data: categories } = useSuspenseQuery(newsCategoriesQuery(useApi()));
  const title = categories.find((category) => category.id === id)?.name ?? '';
  return (
    <NewsListView key={id} title={title} category={id}>
      <p>
        <Link href={localePath(useLocale(), paths.news)}>
          <FormattedMessage defaultMessage="All news" description="Link above the news of one category" />
        </Link>
      </p>
    </NewsListView>
  );
}
