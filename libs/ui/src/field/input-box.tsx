import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import * as styles from './field.css.ts';
import { clearBeside } from './set-value.ts';

interface InputBoxProps {
  className?: string;
  /** The frame's own direction, where it must not follow the page. */
  dir?: 'ltr' | undefined;
  /** An `Icon` or short word before the input. */
  start?: ReactNode;
  /** An `Icon` or short word after it. */
  end?: ReactNode;
  /** The input, with the class `bare`, and buttons with the class `inBox`. */
  children: ReactNode;
}

/** The frame around an input that shares it with icons, words or buttons. */
export function InputBox({ className, dir, start, end, children }: InputBoxProps) {
  return (
    <div className={classNames(styles.box, className)} dir={dir}>
      {start && <span className={styles.affix}>{start}</span>}
      {children}
      {end && <span className={styles.affix}>{end}</span>}
    </div>
  );
}

/** The placeholder of an input with a `ClearButton`, which goes by `:placeholder-shown`. */
export const clearable = (placeholder: string | undefined) => placeholder || ' ';

/** Empties the input before it in an `InputBox`; it shows while there is something to empty. */
export function ClearButton({ label, onClear }: { label: string; onClear?: (() => void) | undefined }) {
  return (
    <IconButton
      className={classNames(styles.inBox, styles.clear)}
      label={label}
      icon={<Icon icon={CloseIcon} />}
      onClick={(event) => {
        clearBeside(event.currentTarget);
        onClear?.();
      }}
    />
  );
}
