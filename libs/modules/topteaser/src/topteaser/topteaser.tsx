import type { Schemas } from '@foyer/api';
import { useCarouselTexts } from '@foyer/i18n';
import { Carousel, Section } from '@foyer/ui';
import { Story } from '../story/story.tsx';
import { slideInterval } from './slide-interval.ts';

/** The top stories, one at a time (content §2, §9); a single one is shown without carousel. Without stories there is nothing to show. */
export function TopteaserModule({ module }: { module: Schemas['TopteaserModule'] }) {
  const { title, options, results } = module;
  const texts = useCarouselTexts(title);
  if (results.length === 0) return null;
  return (
    <Section title={title}>
      <Carousel texts={texts} autoplay={slideInterval(options)} loop={options.isCircle}>
        {results.map((article, index) => (
          <Story key={article.id} article={article} first={index === 0} />
        ))}
      </Carousel>
    </Section>
  );
}
