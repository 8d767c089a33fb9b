import { aBrokenImage, aLocation, aLocationModule, aPerson, aRatingCategory, aRatingSummary, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { foldedToALine } from '../../../../../.storybook/folded.tsx';
import { LocationModule } from './location.tsx';

const meta = {
  title: 'Modules/Location',
  component: LocationModule,
  args: { module: aLocationModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LocationModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = foldedToALine;

export const Filled: Story = {
  globals: { locale: 'de_DE' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Hotel am Kurpark' })).toBeVisible();
    const stars = canvas.getByRole('img', { name: '8,7 von 10 Sternen' });
    await expect(stars.querySelectorAll('[data-fill="full"]')).toHaveLength(8);
    await expect(stars.querySelectorAll('[data-fill="half"]')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Annika Berger' })).toHaveAttribute('href', expect.stringMatching(/^\/de_DE\/profile\//));
    await expect(canvas.getByRole('link', { name: '+49 8651 555 10' })).toHaveAttribute('href', 'tel:+49865155510');
    await expect(canvas.getByText('93 %')).toBeVisible();
    await expect(canvas.getByText('1.284 Bewertungen')).toBeVisible();
    await expect(canvasElement.querySelector('[data-trustyou-id="7f0c4e15"]')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('Was Gäste sagen');
  },
};

export const InAColumn: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Several: Story = {
  args: { module: aLocationModule({ results: [0, 1, 2].map((index) => aLocation({}, index)) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

/** Guests have yet to come: no stars, no figures. */
export const NotRatedYet: Story = {
  globals: { locale: 'de_DE' },
  args: {
    module: aLocationModule({
      results: [
        aLocation({ overall_evaluation: null, rating: null }),
        aLocation({ overall_evaluation: null, rating: aRatingSummary({ overall_evaluation: null, total_count: 0, ratings: [] }) }, 1),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Noch nicht bewertet')).toHaveLength(2);
    await expect(canvas.queryByText('Was Gäste sagen')).not.toBeInTheDocument();
  },
};

/** Some things without ratings; a sign this portal does not know; one single rating. */
export const PartlyRated: Story = {
  globals: { locale: 'de_DE' },
  args: {
    module: aLocationModule({
      results: [
        aLocation({
          overall_evaluation: 10,
          rating: aRatingSummary({
            overall_evaluation: 10,
            total_count: 1,
            softskill_5: null,
            recommendation: null,
            ratings: [aRatingCategory({ score: null, count: 0 }), aRatingCategory({ icon: 'submarine', score: 10, count: 1 }, 1)],
          }),
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('noch nicht bewertet')).toBeInTheDocument();
    await expect(canvas.getAllByText('1 Bewertung')).toHaveLength(2);
    await expect(canvas.queryByText(/würden/)).not.toBeInTheDocument();
  },
};

/** A house that has only just opened: an address, and nothing else is known. */
export const AddressOnly: Story = {
  args: {
    module: aLocationModule({
      title: '',
      results: [
        aLocation({
          ...{ image: null, region: null, area: null, telephone: null, email: null },
          ...{ contact_person: null, rating: null, overall_evaluation: null },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hotel am Kurpark' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { module: aLocationModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Unser Haus')).not.toBeInTheDocument();
  },
};

/** Of another language than the page's: the name of a thing is at the beginning, the number of its ratings after it. */
export const NotTranslated: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByText('Service');
    const [note] = canvas.getAllByText(/^871/);
    await expect(note!.getBoundingClientRect().right).toBeLessThanOrEqual(label!.getBoundingClientRect().left);
  },
};

export const PictureFailing: Story = {
  args: { module: aLocationModule({ results: [aLocation({ image: aBrokenImage() })] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Terrasse mit Blick auf den See' }).tagName).not.toBe('IMG'));
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aLocationModule({
          title: 'فندقنا',
          results: [
            aLocation({
              ...{ title: 'زيهوف لينداو', region: 'بحيرة كونستانس', area: 'ألمانيا', contact_person: aPerson({ name: 'سميرة حداد' }) },
              rating: aRatingSummary({ ratings: ['الخدمة', 'الغرف', 'الفطور'].map((label, index) => aRatingCategory({ label }, index)) }),
            }),
          ],
        }),
      },
    },
    long: {
      args: {
        module: aLocationModule({
          title: longGermanText.title,
          results: [
            aLocation({
              title: longGermanText.file,
              region: longGermanText.file,
              email: 'lebensmittelhygieneverordnungsdurchfuehrung@donaudampfschifffahrtsgesellschaft.aurelia.example',
              contact_person: aPerson({ name: longGermanText.person }),
              rating: aRatingSummary({ ratings: [aRatingCategory({ label: 'Lebensmittelhygieneverordnung', count: 10_000 })] }),
            }),
          ],
        }),
      },
    },
  },
  { states: 'location' },
);
