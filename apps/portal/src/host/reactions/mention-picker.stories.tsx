import type { Schemas } from '@foyer/api';
import { aMentionSuggestion, commentCalls, mock } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearDrafts } from '../app/use-draft.ts';
import { Comments } from './comments.tsx';
import { StoryRoute } from '../app/story-route.tsx';

type Person = Schemas['MentionSuggestion'];

const person = (index: number, name: string) => aMentionSuggestion({ name }, index);
const [sabine, samuel, samira, samia] = [
  person(0, 'Sabine Vogt'),
  person(1, 'Samuel Ott'),
  person(2, 'Samira Haddad'),
  person(3, 'Samia Weiss'),
];

/** Answers what is prepared for a query; others are on their way for as long as the story lasts, or until `arrive`. */
function suggestions(prepared: Record<string, Person[]>) {
  const waiting = new Map<string, (people: Person[]) => void>();
  const call = mock('listMentionSuggestions', ({ query }) => {
    const typed = query.get('query')!;
    return prepared[typed] ?? new Promise<Person[]>((resolve) => waiting.set(typed, resolve));
  });
  const arrive = async (typed: string, people: Person[]) => {
    await waitFor(() => expect(waiting.has(typed)).toBe(true));
    waiting.get(typed)!(people);
  };
  return { call, arrive };
}

let answers: ReturnType<typeof suggestions>;

const meta = {
  title: 'Portal/Mentions',
  component: Comments,
  parameters: { layout: 'padded' },
  args: { content: { type: 'news', id: 'story' } },
  beforeEach: ({ msw }) => {
    clearDrafts();
    answers = suggestions({ s: [sabine!, samuel!, samira!] });
    msw.use(...commentCalls([]), answers.call);
  },
  decorators: [
    (Story) => (
      <StoryRoute>
        <Container width="reading">
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your comment');
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const names = () => options().map((option) => /^\S+ \S+/.exec(option.querySelector('bdi')!.textContent)![0]);

/** Whom Enter would choose, as a screen reader reads it. */
async function expectActive(name: string) {
  await waitFor(async () => {
    const active = options().find(({ id }) => id === (screen.getByLabelText('Your comment').getAttribute('aria-activedescendant') ?? ''));
    await expect(active).toHaveTextContent(name);
    await expect(active).toHaveAttribute('aria-selected', 'true');
  });
}

async function type(text: string) {
  await userEvent.click(await field());
  await userEvent.keyboard(text);
}

/** Those of the last answer whose names still fit stay while the next one is under way. */
export const InHaste: Story = {
  play: async () => {
    await type('@s');
    await expectActive('Sabine Vogt');
    await userEvent.keyboard('ami');
    await expect(names()).toEqual(['Samira Haddad']);
    await expectActive('Samira Haddad');
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveValue('@Samira Haddad ');
  },
};

/** Enter begins a line where no one fits, as it does without a list. */
export const InHasteForSomebodyElse: Story = {
  play: async () => {
    await type('@s');
    await expectActive('Sabine Vogt');
    await userEvent.keyboard('te');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(await field()).not.toHaveAttribute('aria-activedescendant');
    await expect(screen.getByText('Searching for people …')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveValue('@ste\n');
  },
};

/** Who was first by accident does not stay selected when better ones come. */
export const AnotherOrder: Story = {
  play: async () => {
    await type('@s');
    await expectActive('Sabine Vogt');
    await userEvent.keyboard('am');
    await expectActive('Samuel Ott');
    await answers.arrive('sam', [samia!, samira!, samuel!]);
    await expectActive('Samia Weiss');
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveValue('@Samia Weiss ');
  },
};

/** Who moved keeps whom they moved to, until they type on. */
export const MovedBefore: Story = {
  play: async () => {
    await type('@s');
    await expectActive('Sabine Vogt');
    await userEvent.keyboard('am{ArrowDown}');
    await expectActive('Samira Haddad');
    await answers.arrive('sam', [samia!, samira!, samuel!]);
    await waitFor(() => expect(names()).toEqual(['Samia Weiss', 'Samira Haddad', 'Samuel Ott']));
    await expectActive('Samira Haddad');
    await userEvent.keyboard('i');
    await expectActive('Samia Weiss');
  },
};
