import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Text } from '../text/text.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

const meta = { title: 'UI/Icon', parameters: { layout: 'padded' }, component: Icon, args: { icon: icons.HeartIcon } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid columns="narrow" gap="m">
      {Object.entries(icons).map(([name, icon]) => (
        <Cluster key={name} gap="xs" wrap={false}>
          <Icon icon={icon} /> <Text size="s">{name}</Text>
        </Cluster>
      ))}
    </Grid>
  ),
};

/** Arrows turn round with the text, other icons do not. */
export const RightToLeft: Story = {
  render: () => (
    <Cluster>
      <Icon icon={icons.ArrowForwardIcon} directional />
      <Icon icon={icons.SearchIcon} />
    </Cluster>
  ),
  globals: { locale: 'ar' },
};
