import type { Schemas } from '@foyer/api';
import { Grid } from '@foyer/ui';
import { NewsCard } from './news-card.tsx';
import { useSettled } from './use-settled.ts';

interface NewsResultsProps {
  articles: Schemas['ArticleTeaser'][];
  /** Nothing with pictures stands above them: theirs are the first that are seen. */
  leading: boolean;
}

/** The articles of the news list, as cards. */
export function NewsResults({ articles, leading }: NewsResultsProps) {
  const settled = useSettled(articles.length);
  return (
    <Grid as="ul" role="list" columns="card" gap="l">
      {articles.map((article, index) => (
        <NewsCard key={article.id} article={article} priority={leading && index < 2} settled={index < settled} />
      ))}
    </Grid>
  );
}
