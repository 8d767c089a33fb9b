import { useRef, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import type { Option } from '../list-box/options.ts';
import * as styles from './multi-select.css.ts';

interface ChosenChipsProps {
  chosen: readonly Option[];
  removeLabel: (label: string) => string;
  clearLabel: string;
  /** Where the focus goes when the last chip has gone. */
  controlId: string;
  /** The list's name for screen readers. */
  labelledBy: string;
  /** Shows the chips without crosses. */
  disabled: boolean;
  onChange: (ids: readonly string[]) => void;
}

const crosses = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('li[data-chip] button') ?? [])];

/** What is chosen, each with a cross. Arrow keys walk from cross to cross, Delete and Backspace take one away as well. */
export function ChosenChips({ chosen, removeLabel, clearLabel, controlId, labelledBy, disabled, onChange }: ChosenChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const remove = (id: string) => {
    const index = chosen.findIndex((option) => option.id === id);
    const buttons = crosses(listRef.current);
    // Before the chip goes, so that the focus is never lost.
    (buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById(controlId))?.focus();
    onChange(chosen.filter((option) => option.id !== id).map((option) => option.id));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const list = event.currentTarget;
    const buttons = crosses(list);
    const at = buttons.findIndex((button) => button === event.target);
    const option = chosen[at];
    if (!option) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = { ArrowLeft: -1, ArrowRight: -1, [forward]: 1 }[event.key];
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (step === undefined && !removes) return;
    event.preventDefault();
    if (removes) remove(option.id);
    else buttons[at + (step ?? 0)]?.focus();
  };

  if (chosen.length === 0) return null;
  return (
    <ul ref={listRef} className={styles.chips} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      {chosen.map(({ id, label, icon }) => (
        <li key={id} data-chip={id} className={styles.chipItem}>
          <Chip className={styles.chip} icon={icon} {...(!disabled && { removeLabel: removeLabel(label), onRemove: () => remove(id) })}>
            {label}
          </Chip>
        </li>
      ))}
      {chosen.length > 1 && !disabled && (
        <li>
          <Button
            look="quiet"
            onClick={() => {
              document.getElementById(controlId)?.focus();
              onChange([]);
            }}
          >
            {clearLabel}
          </Button>
        </li>
      )}
    </ul>
  );
}
