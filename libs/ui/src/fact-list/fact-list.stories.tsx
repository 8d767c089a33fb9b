import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { CakeIcon, HotelIcon, MailIcon } from '../icon/icons.ts';
import { EmailLink } from '../link/email-link.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { FactLine, FactList } from './fact-list.tsx';

const meta = {
  title: 'UI/Display/FactList',
  tags: ['stable'],
  component: FactList,
  args: {
    children: (
      <>
        <FactLine icon={HotelIcon} name="Arbeitet in">
          <span>Seehof Lindau</span>
          <span>Speicher Elf, Hamburg</span>
        </FactLine>
        <FactLine icon={MailIcon} name="E-Mail">
          <EmailLink email="annika.berger@aurelia.example" />
        </FactLine>
        <FactLine icon={CakeIcon} name="Geburtstag">
          24. Dezember
        </FactLine>
      </>
    ),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

const tops = (elements: readonly Element[]) => elements.map((element) => Math.round(element.getBoundingClientRect().top));

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [terms, values] = [canvas.getAllByRole('term'), canvas.getAllByRole('definition')];
    await expect(tops(values)).toEqual(tops(terms));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:annika.berger@aurelia.example');
  },
};

export const InAColumn: Story = {
  render: (args) => (
    <Narrow>
      <FactList {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const [term, value] = [canvas.getAllByRole('term')[0]!, canvas.getAllByRole('definition')[0]!];
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(term.getBoundingClientRect().bottom);
  },
};

export const Board = board<Story>(meta, {
  rightToLeft: {
    args: {
      children: (
        <>
          <FactLine icon={HotelIcon} name="يعمل في">
            {words.arabicText}
          </FactLine>
          <FactLine icon={MailIcon} name="البريد الإلكتروني">
            <EmailLink email="annika.berger@aurelia.example" />
          </FactLine>
        </>
      ),
    },
  },
  long: {
    args: {
      children: (
        <FactLine icon={HotelIcon} name={words.long}>
          {words.long}
        </FactLine>
      ),
    },
  },
  endless: {
    args: {
      children: (
        <FactLine icon={MailIcon} name={words.endless}>
          <EmailLink email={`${words.endless}@aurelia.example`} />
        </FactLine>
      ),
    },
    render: InAColumn.render!,
  },
});
