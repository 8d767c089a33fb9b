import type { Schemas } from '@foyer/api';
import { Heading, Stack } from '@foyer/ui';
import { NoOccasions } from '../no-occasions/no-occasions.tsx';
import { OccasionSlider } from '../occasion-slider/occasion-slider.tsx';
import { useOccasionTexts } from '../occasion-slider/use-occasion-texts.ts';
import { ShowAll } from '../show-all/show-all.tsx';
import * as styles from './occasion-sliders.css.ts';

/** How many occasions the one slider of a narrow place holds (content §9). */
const mostInFeed = 6;

export interface OccasionSlidersProps {
  /** The next occasions, today's first, as the API gives them. */
  occasions: readonly Schemas['Occasion'][];
  /** The title above them, if any. */
  title?: string;
  /** Where the button "Show all" leads; without it there is none. */
  showAllHref?: string;
}

/**
 * Sliders of the next occasions (content §2): in a narrow place one with the first six, in a wide place one for birthdays and one for
 * anniversaries. The place decides by its width alone, so what the server sent is what stays; pictures of the slider that does not show are not loaded.
 */
export function OccasionSliders({ occasions, title, showAllHref }: OccasionSlidersProps) {
  const texts = useOccasionTexts(title);
  const birthdays = occasions.filter(({ type }) => type === 'birthday');
  const anniversaries = occasions.filter(({ type }) => type === 'anniversary');
  if (occasions.length === 0) return <NoOccasions />;
  return (
    <Stack gap="m" className={styles.place}>
      {birthdays.length > 0 && anniversaries.length > 0 ? (
        <>
          <div className={styles.narrow}>
            <OccasionSlider label={texts.all} occasions={occasions.slice(0, mostInFeed)} />
          </div>
          <div className={styles.wide}>
            <Stack gap="s">
              <Heading size="card">{texts.birthdays.heading}</Heading>
              <OccasionSlider label={texts.birthdays.label} occasions={birthdays} className={styles.level} />
            </Stack>
            <Stack gap="s">
              <Heading size="card">{texts.anniversaries.heading}</Heading>
              <OccasionSlider label={texts.anniversaries.label} occasions={anniversaries} className={styles.level} />
            </Stack>
          </div>
        </>
      ) : (
        <OccasionSlider label={(birthdays.length > 0 ? texts.birthdays : texts.anniversaries).label} occasions={occasions} />
      )}
      {showAllHref && <ShowAll href={showAllHref} />}
    </Stack>
  );
}
