import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { badgeText, type IconBadge } from './badge-text.ts';
import * as styles from './icon-button.css.ts';

interface IconButtonLook {
  /** The name for screen readers and the tooltip. */
  label: string;
  /** An `Icon`. */
  icon: ReactNode;
  /** A count at the corner (none for 0, "99+" above 99), `dot`, or a short text. */
  badge?: IconBadge | null;
  /** What the badge says in words, such as "3 new": it follows the label in the name. Without it the label has to say so. */
  badgeLabel?: string;
  look?: styles.IconButtonVariants['look'];
  /** `m` 44 px, `l` 52 px; `s` shows 32 px and is touched at 44. */
  size?: styles.IconButtonVariants['size'];
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** For a button that stays switched on, such as "remember this": whether it is. */
  pressed?: boolean;
  /** The action is under way: a spinner turns, further presses do nothing, and the button keeps the focus. */
  pending?: boolean;
}

const nameOf = ({ label, badge, badgeLabel }: Pick<IconButtonLook, 'label' | 'badge' | 'badgeLabel'>) =>
  badgeLabel && badgeText(badge) ? `${label}, ${badgeLabel}` : label;

function Face({ name, icon, badge }: { name: string; icon: ReactNode; badge: IconBadge | null | undefined }) {
  const text = badgeText(badge);
  return (
    <>
      {icon}
      <VisuallyHidden>{name}</VisuallyHidden>
      {text && (
        <span className={styles.badge({ kind: text === 'dot' ? 'dot' : 'count' })} aria-hidden>
          {text !== 'dot' && text}
        </span>
      )}
    </>
  );
}

/** A round button that shows an icon only; 44 px. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, badge, badgeLabel, look, size, pressed, pending = false, onClick, className, ...rest } = props;
  const name = nameOf(props);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      title={name}
      aria-pressed={pressed}
      {...rest}
      className={classNames(styles.iconButton({ look, size }), className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={press}
    >
      <Face name={name} icon={pending ? <Spinner /> : icon} badge={badge} />
    </button>
  );
}

export interface IconLinkProps extends IconButtonLook, Omit<AnchorProps, 'children'> {}

/** A link in the shape of an `IconButton`. */
export function IconLink({ label, icon, badge, badgeLabel, look, size, className, ...rest }: IconLinkProps) {
  const name = nameOf({ label, badge, badgeLabel });
  return (
    <Anchor title={name} {...rest} className={classNames(styles.iconButton({ look, size }), className)}>
      <Face name={name} icon={icon} badge={badge} />
    </Anchor>
  );
}
