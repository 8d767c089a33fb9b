import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'UI/Foundations/Icon',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Icon,
  args: { icon: icons.HeartIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(icons);

function IconSearch() {
  const [query, setQuery] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Stack>
      <TextField label={`${all.length} Zeichen`} type="search" value={query} onChange={setQuery} />
      <Text role="status" tone="muted" size="s">
        {found.length} gefunden
      </Text>
      <Grid columns="narrow" gap="m">
        {found.map(([name, icon]) => (
          <Cluster key={name} gap="xs" wrap={false}>
            <Icon icon={icon} /> <Text size="s">{name}</Text>
          </Cluster>
        ))}
      </Grid>
    </Stack>
  );
}

/** Every icon with the name it is imported by. */
export const All: Story = {
  render: () => <IconSearch />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(all.length);
    await userEvent.type(canvas.getByRole('searchbox'), ' star');
    await expect(canvas.getByText('StarHalfIcon')).toBeVisible();
    await expect(canvas.queryByText('HeartIcon')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByText('HeartIcon')).toBeVisible();
  },
};

/** An icon is 1.25 times as tall as the text it is in. */
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {(['xs', 's', 'm', 'l'] as const).map((size) => (
        <Text key={size} size={size}>
          <Icon {...args} /> Gefällt mir
        </Text>
      ))}
    </Cluster>
  ),
};

export const Board = board<Story>(meta, {
  filled: { render: () => <IconSearch /> },
  /** Arrows turn round with the text, other icons do not. */
  rightToLeft: {
    render: () => (
      <Cluster>
        <Icon icon={icons.ArrowForwardIcon} directional />
        <Icon icon={icons.SearchIcon} />
      </Cluster>
    ),
  },
});
