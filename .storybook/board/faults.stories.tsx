import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { board } from '../board.ts';
import { expectOpenOverlay } from '../ends-open.ts';
import type { BoardOptions, Cells } from './parameter.ts';
import { judge, playBoard } from './play.ts';

interface LineProps {
  style?: CSSProperties;
  text: string;
  label?: string;
}

function Line({ style, text, label }: LineProps) {
  return (
    <p style={style}>
      {text} <button aria-label={label} />
    </p>
  );
}

const inkOfDay = { color: 'oklch(0.3 0 0)' };
const oneLine = { whiteSpace: 'nowrap' } as const;
/** Begins left of its place, whatever the direction: from right to left that is beyond its end. */
const physical = { marginLeft: '-4rem' };

/** Faults that a board must find. They are stories of the test run alone. */
const meta = { title: 'Board', component: Line, args: { text: 'Frühstück', label: 'Mehr' } } satisfies Meta<typeof Line>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is found here is no fault of this story. */
const quietly = (context: StoryContext): StoryContext => ({
  ...context,
  reporting: { ...context.reporting, addReport: () => undefined } as StoryContext['reporting'],
});

/** A board that must fail: while it is played, or when axe judges it at the end. */
const finds = (found: RegExp, cells: Cells<Story>, options: BoardOptions = {}): StoryObj => ({
  ...board<Story>(meta, cells, options),
  play: async (context) => {
    const quiet = quietly(context);
    const whole = async () => {
      await playBoard(quiet);
      await judge(quiet);
    };
    await expect(whole()).rejects.toThrow(found);
    context.canvasElement.hidden = true;
  },
});

export const TextThatFadesInTheDark = finds(/color-contrast/, { filled: { args: { style: inkOfDay } } });
export const ControlWithoutALabel = finds(/button-name/, { rightToLeft: { args: { text: 'الفطور', label: undefined } } });
export const WordThatSticksOut = finds(/Endless word: p\./, {
  endless: { args: { style: oneLine, text: 'Frühstück'.repeat(20) } },
});
export const RoomThatDoesNotTurnRound = finds(/Right to left: /, { rightToLeft: { args: { style: physical } } });
export const ApartTextThatFadesInTheDark = finds(/color-contrast/, { filled: { args: { style: inkOfDay } } }, { apart: 'window' });
export const ApartControlWithoutALabel = finds(/button-name/, { rightToLeft: { args: { label: undefined } } }, { apart: 'window' });
export const ApartWordThatSticksOut = finds(
  /Endless word: html/,
  { endless: { args: { style: oneLine, text: 'Frühstück'.repeat(20) } } },
  { apart: 'phone' },
);

const openModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** axe sees what lies over the page, and the story of an overlay must not end before there is something to see. */
export const DialogControlWithoutALabel: StoryObj = {
  render: () => (
    <dialog aria-label="Frage" ref={openModal}>
      <button />
    </dialog>
  ),
  play: async (context) => {
    const dialog = context.canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(judge(quietly(context))).rejects.toThrow(/button-name/);
    const overlay = { title: 'UI/Overlays/Dialog', tags: [], viewMode: 'story' as const };
    expectOpenOverlay(overlay);
    dialog.close();
    await expect(() => expectOpenOverlay(overlay)).toThrow(/nothing open/);
    expectOpenOverlay({ ...overlay, viewMode: 'docs' });
  },
};
