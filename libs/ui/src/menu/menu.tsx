import { type ComponentPropsWithoutRef, type ComponentPropsWithRef, createContext, type ReactNode, use, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './menu.css.ts';
import { useMenu } from './use-menu.ts';

const CloseContext = createContext<() => void>(() => undefined);

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onKeyDown' | 'onBlur'> {
  /** The name of the button and of its list for screen readers; it begins with the words the button shows. */
  label: string;
  /** What the button shows: an `Avatar`, a word, an `Icon`. Screen readers read the label in its place. */
  trigger: ReactNode;
  /** The edge of the button at which the list is aligned. */
  align?: styles.MenuVariants['align'];
  /** `MenuLink`, `MenuAction`, `Divider`, or text. */
  children: ReactNode;
}

/** A button with a list of links and actions below it: arrow keys, Home and End walk through, Esc or a press elsewhere closes. */
export function Menu({ label, trigger, align, className, children, ...rest }: MenuProps) {
  const id = useId();
  const { open, toggle, close, rootRef, triggerRef, listRef, onKeyDown, onBlur } = useMenu();
  return (
    <div {...rest} ref={rootRef} className={classNames(styles.root, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button ref={triggerRef} type="button" className={styles.trigger} aria-expanded={open} aria-controls={id} onClick={toggle}>
        <span aria-hidden className={styles.face}>
          {trigger}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open && (
        <div ref={listRef} id={id} role="group" aria-label={label} className={styles.list({ align })}>
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  );
}

interface ItemContent {
  /** An `Icon` before the words. */
  icon?: ReactNode;
  /** This is the choice in force, as of a language or theme; a tick shows it. */
  selected?: boolean;
}

const content = ({ icon, selected, children }: ItemContent & { children: ReactNode }) => (
  <>
    {icon && <span className={styles.itemIcon}>{icon}</span>}
    <span>{children}</span>
    {selected && (
      <span className={styles.itemMark}>
        <Icon icon={CheckIcon} />
      </span>
    )}
  </>
);

/** A line of a `Menu` that leads somewhere. */
export function MenuLink({ icon, selected, className, children, onClick, ...rest }: ItemContent & AnchorProps) {
  const close = use(CloseContext);
  return (
    <Anchor
      aria-current={selected || undefined}
      {...rest}
      className={classNames(styles.item, className)}
      onClick={(event) => {
        onClick?.(event);
        close();
      }}
    >
      {content({ icon, selected, children })}
    </Anchor>
  );
}

/** A line of a `Menu` that does something. */
export function MenuAction({ icon, selected, className, children, onClick, ...rest }: ItemContent & ComponentPropsWithRef<'button'>) {
  const close = use(CloseContext);
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classNames(styles.item, className)}
      onClick={(event) => {
        close();
        onClick?.(event);
      }}
    >
      {content({ icon, selected, children })}
    </button>
  );
}
