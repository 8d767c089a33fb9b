import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { InfoIcon } from '../icon/icons.ts';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { Popover } from '../popover/popover.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../stack/stack.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { cities } from './samples.tsx';
import { atRest, closedWithFocusOn, openList } from './story-steps.ts';

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Dialog title="Filter" closeLabel="Schließen" open={open} onOpenChange={setOpen}>
        <Stack gap="m">
          <Select label="Standort" options={cities} placeholder="Bitte wählen" searchLabel="Suchen" emptyText="Nichts" />
          <MultiSelect
            label="Regionen"
            options={cities}
            placeholder="Alle"
            countText={(count) => `${count} ausgewählt`}
            searchLabel="Region suchen"
            emptyText="Nichts"
            removeLabel={(label) => `${label} entfernen`}
            clearLabel="Alle entfernen"
          />
          <Tooltip text="Was ist gemeint?">
            <IconButton label="Hilfe" icon={<Icon icon={InfoIcon} />} />
          </Tooltip>
          <Popover trigger={<Button look="secondary">Mehr</Button>} title="Mehr">
            Mehr dazu
          </Popover>
          <Combobox label="Ort" options={cities} emptyText="Nichts" />
        </Stack>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'UI/Controls/Lists in a dialog',
  parameters: { layout: 'padded' },
  component: Filters,
} satisfies Meta<typeof Filters>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => document.querySelector('dialog')!;

/** Lists, tips and panels open in front of a modal dialog, not cut off by it; Esc closes them alone. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await atRest();
    const select = canvas.getByRole('button', { name: /Standort$/ });
    select.focus();
    await userEvent.keyboard('{Enter}');
    await openList();
    await userEvent.keyboard('{Escape}');
    await closedWithFocusOn(select);
    await expect(dialog()).toHaveAttribute('open');
    await userEvent.keyboard('{Enter}');
    await openList();
    await userEvent.keyboard('köl{Enter}');
    await closedWithFocusOn(select);
    await expect(select).toHaveTextContent('Köln');

    const regions = canvas.getByRole('button', { name: /Regionen$/ });
    await userEvent.tab();
    await expect(regions).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await openList();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Escape}');
    await closedWithFocusOn(regions);
    await expect(regions).toHaveTextContent('2 ausgewählt');
    await expect(dialog()).toHaveAttribute('open');

    canvas.getByRole('button', { name: 'Hilfe' }).focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Was ist gemeint?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog()).toHaveAttribute('open');

    const more = canvas.getByRole('button', { name: 'Mehr' });
    await userEvent.click(more);
    await screen.findByText('Mehr dazu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Mehr dazu')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await expect(dialog()).toHaveAttribute('open');

    const town = canvas.getByRole('combobox', { name: 'Ort' });
    town.focus();
    await userEvent.keyboard('b');
    const towns = await openList();
    // It becomes shorter with what is typed, and moves.
    await waitFor(async () => {
      const { bottom, left, height } = towns.getBoundingClientRect();
      await expect(height).toBeGreaterThan(100);
      // What is at its lower edge is itself: the dialog ends above and does not cut it off.
      await expect(towns).toContainElement(document.elementFromPoint(left + 20, bottom - 20) as HTMLElement | null);
    });
    await userEvent.keyboard('{Escape}');
    await closedWithFocusOn(town);
    await expect(dialog()).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    await userEvent.keyboard('{Enter}');
    await atRest();
    await userEvent.click(canvas.getByRole('button', { name: /Standort$/ }));
    await openList();
  },
};
