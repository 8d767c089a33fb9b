import { aColorFault, aStudioPreview, mock, setStudioAppearanceFails, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { StudioAppearancePage } from './appearance-page.tsx';

const meta = {
  title: 'Portal/StudioAppearancePage',
  component: StudioAppearancePage,
  parameters: { layout: 'padded' },
  beforeEach: () => localStorage.clear(),
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof StudioAppearancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preview has the look that the server derives, and not the page's. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByText('Read on');
    const themed = button!.closest('[data-theme]')!;
    await waitFor(() => expect(getComputedStyle(themed).getPropertyValue('--foyer-color-brand')).toBe('#b4502f'));
    await expect(canvas.getAllByText('Buttons: contrast 5.1 to 1, at least 3 is needed')).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Corners' }), 'sharp');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

/** A colour that fails is named with its figure, and the nearest that works is one press away. */
export const Failing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('previewStudioAppearance', ({ query }) => {
        const fails = query.get('brand_color') === 'ivory';
        return aStudioPreview({ brand_color: fails ? aColorFault().nearest : '#b4502f', fault: fails ? aColorFault() : null });
      }),
    ),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Brand colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'ivory');
    await expect(await canvas.findByText(/^Its contrast with the page is 1.1 to 1/)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/too close to white/);
    // The chooser stays beside the field, whatever is said below it.
    const chooser = canvas.getByLabelText('Pick the brand colour');
    await expect(chooser.getBoundingClientRect().top).toBeCloseTo(field.getBoundingClientRect().top, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Take #b3a500 instead' }));
    await expect(field).toHaveValue('#b3a500');
    await waitFor(() => expect(canvas.queryByText(/^Its contrast/)).not.toBeInTheDocument());
  },
};

const asked = fn();
/** A colour that is dragged is derived once it rests, and the chooser follows the hand meanwhile. */
export const Dragged: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      mock('previewStudioAppearance', ({ query }) => {
        asked(query.get('brand_color'));
        return aStudioPreview();
      }),
    );
  },
  play: async ({ canvas }) => {
    const chooser = await canvas.findByLabelText('Pick the brand colour');
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    for (const color of ['#112233', '#223344', '#334455']) {
      fireEvent.input(chooser, { target: { value: color } });
      await expect(chooser).toHaveValue(color);
    }
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(asked).toHaveBeenLastCalledWith('#334455');
  },
};

/** Another was faster. */
export const Outrun: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioAppearanceFails()),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Fonts' }), 'modern');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed in the meantime' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine instead' }));
  },
};

/** Who changed what; a version that is taken is saved as usual. */
export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('History'));
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Take this version / }))[0]!);
    await expect(canvas.getByText('Current version')).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
