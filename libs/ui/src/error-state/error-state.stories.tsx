import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button, LinkButton } from '../button/button.tsx';
import { LostRoomIllustration } from '../illustration/lost-room.tsx';
import { Link } from '../link/link.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { CompactErrorState, ErrorState } from './error-state.tsx';

const meta = {
  title: 'UI/Display/ErrorState',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: ErrorState,
  args: { title: 'Die Neuigkeiten lassen sich gerade nicht laden', children: 'Wir versuchen es gern noch einmal.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { action: <Button>Erneut versuchen</Button> } };

export const NotFound: Story = {
  args: {
    code: '404',
    title: 'Diese Seite gibt es nicht',
    children: 'Vielleicht wurde sie verschoben.',
    action: <LinkButton href="/de_DE">Zur Startseite</LinkButton>,
  },
};

/** With a picture, and other ways on. */
export const Pictured: Story = {
  args: {
    ...NotFound.args,
    kind: 'notFound',
    picture: <LostRoomIllustration number="404" />,
    more: <Link href="/de_DE/news">Neuigkeiten</Link>,
  },
};

export const Offline: Story = {
  args: {
    kind: 'offline',
    title: 'Sie sind offline',
    children: 'Sobald wieder eine Verbindung besteht, geht es hier weiter.',
    action: <Button>Erneut versuchen</Button>,
  },
};

export const Forbidden: Story = {
  args: {
    kind: 'forbidden',
    title: 'Diese Gruppe ist geschlossen',
    children: 'Bitten Sie jemanden aus der Gruppe um eine Einladung.',
    action: <LinkButton href="/de_DE/groups">Zu den Gruppen</LinkButton>,
  },
};

export const NotFoundWithoutCode: Story = {
  args: { kind: 'notFound', title: 'Dazu haben wir nichts gefunden', action: <LinkButton href="/de_DE">Zurück</LinkButton> },
};

const kinds = ['failing', 'offline', 'forbidden', 'notFound'] as const;

export const CompactKinds: Story = {
  render: ({ title, children }) => (
    <Stack>
      {kinds.map((kind) => (
        <CompactErrorState key={kind} kind={kind} title={title} action={<Button look="secondary">Erneut versuchen</Button>}>
          {children}
        </CompactErrorState>
      ))}
    </Stack>
  ),
};

const retry = fn();

export const Compact: Story = {
  render: ({ title, children }) => (
    <CompactErrorState
      title={title}
      action={
        <Button look="secondary" onClick={retry}>
          Erneut versuchen
        </Button>
      }
    >
      {children}
    </CompactErrorState>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Neuigkeiten lassen sich gerade nicht laden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const CompactLongGerman: Story = {
  ...Compact,
  play: undefined,
  args: { title: words.long.repeat(3), children: words.long.repeat(3) },
};

export const Board = board<Story>(meta, {
  filled: {
    render: (args) => (
      <Stack>
        {kinds.map((kind) => (
          <ErrorState {...args} key={kind} kind={kind} />
        ))}
      </Stack>
    ),
  },
  rightToLeft: { args: { picture: <LostRoomIllustration number="404" />, title: words.arabicTitle, children: words.arabicText } },
  more: {
    CompactKinds: { filled: CompactKinds },
  },
  long: { args: { title: `Die ${words.long} lässt sich gerade nicht laden`, children: words.text, action: <Button>{words.long}</Button> } },
  endless: {
    args: { title: words.endless, children: words.endless },
    render: (args) => (
      <Narrow>
        <ErrorState {...args} action={<Button>{words.endless}</Button>} />
        <CompactErrorState {...args} action={<Button>{words.endless}</Button>} />
      </Narrow>
    ),
  },
});
