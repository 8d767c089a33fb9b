import type { Schemas } from '@foyer/api';
import { Heading, Stack } from '@foyer/ui';
import type { OccasionAction } from '../occasion-card/occasion-action.ts';
import { NoOccasions } from '../no-occasions/no-occasions.tsx';
import { OccasionSlider } from '../occasion-slider/occasion-slider.tsx';
import { useOccasionTexts } from '../occasion-slider/use-occasion-texts.ts';
import { OccasionStrip } from '../occasion-strip/occasion-strip.tsx';
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
  /** What a narrow place shows: a slider, or low cards in one line that is pushed aside. */
  narrow?: 'slider' | 'strip';
  /** What can be done about an occasion, in its card. */
  action?: OccasionAction;
  /** They stand on another website, in front of a visitor who is not signed in. */
  toGuests?: boolean;
}

/**
 * Sliders of the next occasions (content §2): in a narrow place one with the first six, in a wide place one for birthdays and one for
 * anniversaries. The place decides by its width alone, so what the server sent is what stays; pictures of the slider that does not show are not loaded.
 */
export function OccasionSliders({ occasions, title, showAllHref, narrow = 'slider', action, toGuests = false }: OccasionSlidersProps) {
  const texts = useOccasionTexts(title);
  const birthdays = occasions.filter(({ type }) => type === 'birthday');
  const anniversaries = occasions.filter(({ type }) => type === 'anniversary');
  if (occasions.length === 0) return <NoOccasions toGuests={toGuests} />;
  const both = birthdays.length > 0 && anniversaries.length > 0;
  const { label } = birthdays.length > 0 ? texts.birthdays : texts.anniversaries;
  const first = { label: both ? texts.all : label, occasions: occasions.slice(0, mostInFeed), action };
  const single = <OccasionSlider label={label} occasions={occasions} action={action} />;
  const pair = (
    <>
      <HeadedSlider {...texts.birthdays} occasions={birthdays} action={action} />
      <HeadedSlider {...texts.anniversaries} occasions={anniversaries} action={action} />
    </>
  );
  return (
    <Stack gap="m" className={styles.place}>
      {both || narrow === 'strip' ? (
        <>
          <div className={styles.narrow}>{narrow === 'strip' ? <OccasionStrip {...first} /> : <OccasionSlider {...first} />}</div>
          <div className={styles.wide[both ? 'pair' : 'single']}>{both ? pair : single}</div>
        </>
      ) : (
        single
      )}
      {showAllHref && <ShowAll href={showAllHref} />}
    </Stack>
  );
}

interface HeadedSliderProps {
  heading: string;
  label: string;
  occasions: readonly Schemas['Occasion'][];
  action: OccasionAction | undefined;
}

const HeadedSlider = ({ heading, ...slider }: HeadedSliderProps) => (
  <Stack gap="s">
    <Heading size="card">{heading}</Heading>
    <OccasionSlider {...slider} className={styles.level} />
  </Stack>
);
