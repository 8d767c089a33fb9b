import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { header } from '../modal/modal.css.ts';
import { useModal, type ModalState } from '../modal/use-modal.ts';
import * as styles from './dialog.css.ts';

export interface DialogProps extends ModalState {
  title: ReactNode;
  closeLabel: string;
  /** `m` 550, `l` 950 px; never wider than the screen. */
  width?: styles.DialogVariants['width'];
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A question or form in front of the page. Closed by Esc, its button, or a press beside it. */
export function Dialog({ title, closeLabel, width, actions, children, ...modal }: DialogProps) {
  const titleId = useId();
  const { present, dialogProps } = useModal(modal);
  return (
    <dialog {...dialogProps} className={styles.dialog({ width })} aria-labelledby={titleId}>
      {present && (
        <>
          <div className={classNames(header, styles.header)}>
            <Heading level={2} size="sub" id={titleId}>
              {title}
            </Heading>
            <IconButton className={styles.close} label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={modal.onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}
