import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { header } from '../modal/modal.css.ts';
import { watchScrollEdges } from '../modal/scroll-edges.ts';
import { useModal, type ModalState } from '../modal/use-modal.ts';
import { OverlayLayer } from '../overlay-container/overlay-layer.tsx';
import * as styles from './dialog.css.ts';

export interface DialogProps extends ModalState {
  title: ReactNode;
  /** Names the cross. Without it there is none, and `actions` holds a button that closes. */
  closeLabel?: string;
  /** `m` 550, `l` 950 px; never wider than the screen. */
  width?: styles.DialogVariants['width'];
  /** On phones a `card` within the screen, or the `full` screen: for forms and lists; `l` is `full` unless you say otherwise. */
  phones?: styles.DialogVariants['phones'];
  /** Buttons at the foot, the main one last. They stay in sight while the content scrolls. */
  actions?: ReactNode;
  /** What has the focus first. Otherwise it is the first field of the content, or the dialog itself, which reads from the top. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that must be answered first: screen readers read its content at once. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

const fields =
  'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button[aria-haspopup="listbox"]:not(:disabled)';

/** The first field that people can reach: lists of react-aria keep a hidden `select` for the browser alone. */
const firstField = (content: HTMLElement | null) =>
  [...(content?.querySelectorAll<HTMLElement>(fields) ?? [])].find((field) => !field.closest('[aria-hidden="true"]'));

/** A question or form in front of the page. Closed by Esc, its button, or a press beside it; `onOpenChange` may refuse. */
export function Dialog({
  title,
  closeLabel,
  width = 'm',
  phones = width === 'l' ? 'full' : 'card',
  actions,
  initialFocus,
  role = 'dialog',
  children,
  ...modal
}: DialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const { present, close, dialogProps } = useModal({
    ...modal,
    initialFocus: (dialog) => initialFocus?.current ?? firstField(body.current) ?? dialog,
  });
  useEffect(
    () => (present && body.current?.parentElement ? watchScrollEdges(body.current.parentElement, body.current) : undefined),
    [present],
  );
  return (
    <dialog
      {...dialogProps}
      tabIndex={-1}
      className={styles.dialog({ width, phones })}
      role={role === 'dialog' ? undefined : role}
      aria-labelledby={`${id}title`}
      aria-describedby={role === 'dialog' ? undefined : `${id}body`}
    >
      {present && (
        <OverlayLayer>
          <div className={classNames(header, styles.header)}>
            <Heading level={2} size="sub" id={`${id}title`}>
              {title}
            </Heading>
            {closeLabel && <IconButton className={styles.close} label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={close} />}
          </div>
          <div ref={body} id={`${id}body`} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </OverlayLayer>
      )}
    </dialog>
  );
}
