import type { Schemas } from '@foyer/api';
import { FilledGrid } from '@foyer/ui';
import { NewsCard } from './news-card.tsx';
import { useSettled } from './use-settled.ts';

interface NewsResultsProps {
  articles: Schemas['ArticleTeaser'][];
  /** Nothing with pictures is above them: theirs are the first that are seen. */
  leading: boolean;
}

/** The articles of the news list, as cards. */
export function NewsResults({ articles, leading }: NewsResultsProps) {
  const settled = useSettled(articles.length);
  return (
    <FilledGrid as="ul" role="list">
      {articles.map((article, index) => (
        <NewsCard key={article.id} article={article} priority={leading && index < 2} lead={index % 10 === 0} settled={index < settled} />
      ))}
    </FilledGrid>
  );
}
