import { type RefObject, useEffect, useEffectEvent } from 'react';

interface ListActions {
  onMove: (step: 1 | -1) => void;
  onChoose: () => void;
  onClose: () => void;
}

/** What browsers answer for every key that an input method keeps to itself; in Safari only this identifies the Enter that ends a composition. */
const keptByInputMethod = 229;

/** Whether a line is about to begin; some keyboards of phones type its sign as any other. */
const beginsLine = ({ inputType, data }: InputEvent): boolean =>
  inputType === 'insertLineBreak' || inputType === 'insertParagraph' || (inputType === 'insertText' && data === '\n');

/**
 * The keys of a list whose focus stays in a field: arrows, Enter and Tab, Esc. Keyboards of phones often name no key and only report that a line break is
 * about to come, which chooses as well.
 */
export function useListKeys(field: RefObject<HTMLTextAreaElement | null>, count: number, { onMove, onChoose, onClose }: ListActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.isComposing || event.keyCode === keptByInputMethod) && event.key !== 'Escape') return;
    const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    const actions: Record<string, () => void> =
      count === 0
        ? { Escape: onClose }
        : { ArrowDown: () => onMove(1), ArrowUp: () => onMove(-1), Enter: onChoose, Tab: onChoose, Escape: onClose };
    const action = plain ? actions[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  const onInput = useEffectEvent((event: InputEvent) => {
    if (count === 0 || !beginsLine(event)) return;
    event.preventDefault();
    onChoose();
  });
  useEffect(() => {
    const target = field.current;
    const keyed = (event: KeyboardEvent) => onKey(event);
    const entered = (event: InputEvent) => onInput(event);
    target?.addEventListener('keydown', keyed);
    target?.addEventListener('beforeinput', entered);
    return () => {
      target?.removeEventListener('keydown', keyed);
      target?.removeEventListener('beforeinput', entered);
    };
  }, [field]);
}
