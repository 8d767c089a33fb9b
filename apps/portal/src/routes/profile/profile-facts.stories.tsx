import { anOwnProfile, aProfile, longGermanText, someSettings } from '@foyer/api/testing';
import type { Schemas } from '@foyer/api';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { ProfileFacts } from './profile-facts.tsx';

const meta = {
  title: 'Portal/ProfileFacts',
  component: ProfileFacts,
  parameters: { layout: 'padded' },
  args: { profile: aProfile(), own: false },
  decorators: [
    (Story, { parameters }) => (
      <StoryRoute settings={someSettings({ profile_options: parameters['options'] as Partial<Schemas['Settings']['profile_options']> })}>
        <Container width="reading">
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof ProfileFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As colleagues see it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual([...['Works in', 'Area', 'Special tasks', 'Skills', 'Career', 'E-mail', 'Birthday', 'Portal language']]);
    await expect(canvas.getByText('Hotelfachschule')).toBeVisible();
  },
};

/** With the gender, which most colleagues do not see. */
export const Own: Story = {
  args: { profile: anOwnProfile({ gender: 'female' }), own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Female')).toBeVisible();
    await expect(canvas.getByText('Most colleagues cannot see this.')).toBeVisible();
  },
};

/** Where cards show the gender, all colleagues see it. */
export const OwnWithGenderOnCards: Story = {
  args: { profile: anOwnProfile({ gender: 'diverse' }), own: true },
  parameters: { options: { extra_fields: ['gender'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Non-binary')).toBeVisible();
    await expect(canvas.queryByText('Most colleagues cannot see this.')).toBeNull();
  },
};

/** What a guest is sent, where the customer keeps profiles to their owners and editors. */
export const Guest: Story = {
  args: { profile: aProfile({ section: 'guest', areas: [], birthday: null, languages: [], careers: [], skills: [] }) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Works in', 'Special tasks', 'E-mail']);
  },
};

export const Board = board<Story>(meta, {
  filled: { ...Own, play: undefined },
  rightToLeft: { args: Own.args! },
  more: {
    Guest: { filled: Guest, rightToLeft: { args: { own: false } } },
  },
  long: {
    args: { profile: aProfile({ skills: [longGermanText.title, longGermanText.person], special_tasks: [longGermanText.teaser] }) },
    globals: { locale: 'de_DE' },
  },
});
