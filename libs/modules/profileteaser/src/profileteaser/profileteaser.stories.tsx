import { aBrokenImage, aProfileTeaser, aProfileteaserModule, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { ProfileteaserModule } from './profileteaser.tsx';

const meta = {
  title: 'Modules/Profileteaser',
  component: ProfileteaserModule,
  args: { module: aProfileteaserModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProfileteaserModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(args.module.results.map(({ name }) => name));
    await expect(links[0]).toHaveAttribute('href', `/en_GB/profile/${args.module.results[0]!.id}`);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'EmpfangsleiterinHotel am Kurpark, Bad ReichenhallErste Hilfe, Brandschutz +1Kenntnisse Wein, Käse',
    );
  },
};

/** A customer who wants special tasks whole. */
export const WholeLists: Story = {
  args: { module: aProfileteaserModule({ options: { whole_fields: ['special_tasks'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Erste Hilfe, Brandschutz, Datenschutz', { selector: 'bdi' })[0]).toBeVisible();
  },
};

/** Only the name is known. */
export const NameAlone: Story = {
  args: {
    module: aProfileteaserModule({
      results: [aProfileTeaser({ title: null, image: null, location: null, special_tasks: [], extra_fields: [] })],
    }),
  },
};

export const Empty: Story = {
  args: { module: aProfileteaserModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Wen Sie fragen können')).not.toBeInTheDocument();
  },
};

/** Where a portrait does not arrive, the initials take its place. */
export const PortraitFailing: Story = {
  args: { module: aProfileteaserModule({ results: [aProfileTeaser({ image: aBrokenImage() })] }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('AB')).toBeVisible();
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aProfileteaserModule({
          title: 'من تسأل',
          results: [
            aProfileTeaser({ name: 'ليلى حداد', title: 'مديرة الاستقبال', location: { id: 'a', name: 'بيت الميناء', city: 'دبي' } }),
            aProfileTeaser({ title: 'رئيس الطهاة' }, 1),
          ],
        }),
      },
    },
    long: {
      args: {
        module: aProfileteaserModule({
          title: longGermanText.title,
          results: [
            aProfileTeaser({
              name: longGermanText.person,
              title: longGermanText.title,
              location: { id: 'h', name: 'Donaudampfschifffahrtsgesellschaftshotel', city: 'Schmedeswurtherwesterdeich' },
            }),
          ],
        }),
      },
    },
  },
  { states: 'profileteaser' },
);
