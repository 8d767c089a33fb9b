import type { Schemas } from '@foyer/api';
import { useCarouselTexts } from '@foyer/i18n';
import { Carousel } from '@foyer/ui';
import type { OccasionAction } from '../occasion-card/occasion-action.ts';
import { OccasionCard } from '../occasion-card/occasion-card.tsx';

/** Milliseconds until the next ones show. */
const interval = 5000;

interface OccasionSliderProps {
  /** What it shows, for screen readers. */
  label: string;
  occasions: readonly Schemas['Occasion'][];
  action?: OccasionAction;
  className?: string;
}

/** Occasions that turn by themselves; one, two or four at once by the width of the place. */
export function OccasionSlider({ label, occasions, action, className }: OccasionSliderProps) {
  return (
    <Carousel texts={useCarouselTexts(label)} autoplay={interval} perView="several" className={className}>
      {occasions.map((occasion) => (
        <OccasionCard key={occasion.id} occasion={occasion} action={action?.(occasion)} />
      ))}
    </Carousel>
  );
}
