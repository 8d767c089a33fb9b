import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';

interface ButtonLook {
  /** How loud it is: one `primary` in a view, `danger` for what cannot be undone. */
  look?: styles.ButtonVariants['look'];
  size?: styles.ButtonVariants['size'];
  /** `full` takes the whole line, for forms and phones. */
  width?: styles.ButtonVariants['width'];
  /** An `Icon` before the label. */
  icon?: ReactNode;
  /** An `Icon` after the label. */
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The action is under way: a spinner turns, further presses do nothing, and the button keeps the focus. */
  pending?: boolean;
  /**
   * Why the action is not to be had now. The button looks disabled and does nothing, yet keeps its place in the tab order, so that everyone
   * can learn the reason: screen readers read it, a mouse sees it as a tooltip. On touch screens say it in the page too.
   */
  disabledReason?: string;
}

/** A native button; `type` is `button` unless you say `submit`. */
export function Button(props: ButtonProps) {
  const { look, size, width, icon, iconEnd, pending = false, disabledReason, onClick, className, children, ...rest } = props;
  const reasonId = useId();
  const idle = pending || Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      title={disabledReason}
      aria-describedby={disabledReason && reasonId}
      {...rest}
      className={classNames(styles.button({ look, size, width }), className)}
      aria-busy={pending || undefined}
      aria-disabled={idle || rest['aria-disabled']}
      onClick={press}
    >
      <span className={pending ? styles.waiting : styles.content}>
        {icon}
        <span>{children}</span>
        {iconEnd}
      </span>
      {pending && (
        <span className={styles.spinnerPlace}>
          <Spinner />
        </span>
      )}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, AnchorProps {}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function LinkButton({ look, size, width, icon, iconEnd, className, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest} className={classNames(styles.button({ look, size, width }), className)}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Anchor>
  );
}
