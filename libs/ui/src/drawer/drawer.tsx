import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { header } from '../modal/modal.css.ts';
import { useModal, type ModalState } from '../modal/use-modal.ts';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends ModalState {
  /** Stands at the top and names the drawer: a logo with a text alternative, or words. */
  title: ReactNode;
  closeLabel: string;
  /** The edge it comes from; `start` is the left edge where text runs from left to right. */
  side?: styles.DrawerVariants['side'];
  children: ReactNode;
}

/** A sheet from the side of the screen, such as the menu on phones. Closed by Esc, its button, or a press beside it. */
export function Drawer({ title, closeLabel, side, children, ...modal }: DrawerProps) {
  const titleId = useId();
  const { present, dialogProps } = useModal(modal);
  return (
    <dialog {...dialogProps} className={styles.drawer({ side })} aria-labelledby={titleId}>
      {present && (
        <>
          <div className={classNames(header, styles.header)}>
            <div id={titleId}>{title}</div>
            <IconButton label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={modal.onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
