import { aBrokenImage, aGympassModule, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { GympassModule } from './gympass.tsx';

const meta = {
  title: 'Modules/Gympass',
  component: GympassModule,
  args: { module: aGympassModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof GympassModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Zu Gympass ?\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('href', 'https://gympass.example/aurelia');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('gympass.example')).toBeVisible();
  },
};

/** Nothing but the address. */
export const Bare: Story = {
  args: { module: aGympassModule({ options: { description: '', link_text: '', image: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^View offer/ })).toBeVisible();
  },
};

/** Without a safe address there is nothing to show. */
export const Empty: Story = {
  args: { module: aGympassModule({ options: { link: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Trainieren, wo es Ihnen passt')).not.toBeInTheDocument();
  },
};

export const PictureFailing: Story = {
  args: { module: aGympassModule({ options: { image: aBrokenImage() } }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Terrasse mit Blick auf den See' }).tagName).not.toBe('IMG'));
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aGympassModule({
          title: 'تدرّب حيث تشاء',
          options: { description: 'عضوية واحدة لأكثر من خمسمئة نادٍ ومسبح، وتدفع أوريليا نصفها.', link_text: '' },
        }),
      },
    },
    long: {
      args: {
        module: aGympassModule({
          title: longGermanText.title,
          options: {
            description: longGermanText.teaser,
            link_text: longGermanText.file,
            link: `https://${'mitarbeitergesundheitsfoerderung.'.repeat(3)}example`,
          },
        }),
      },
    },
  },
  { states: 'gympass' },
);
