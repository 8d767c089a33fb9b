import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './icon-button.css.ts';

interface IconButtonLook {
  /** The name for screen readers and the tooltip, with the count where a badge shows one. */
  label: string;
  /** An `Icon`. */
  icon: ReactNode;
  /** A short count at the corner; its meaning belongs into the label. */
  badge?: ReactNode;
  look?: styles.IconButtonVariants['look'];
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {}

const face = ({ label, icon, badge }: Pick<IconButtonLook, 'label' | 'icon' | 'badge'>) => (
  <>
    {icon}
    <VisuallyHidden>{label}</VisuallyHidden>
    {badge !== undefined && badge !== null && (
      <span className={styles.badge} aria-hidden>
        {badge}
      </span>
    )}
  </>
);

/** A round button that shows an icon only; 44 px. */
export function IconButton({ label, icon, badge, look, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={classNames(styles.iconButton({ look }), className)}>
      {face({ label, icon, badge })}
    </button>
  );
}

export interface IconLinkProps extends IconButtonLook, Omit<AnchorProps, 'children'> {}

/** A link in the shape of an `IconButton`. */
export function IconLink({ label, icon, badge, look, className, ...rest }: IconLinkProps) {
  return (
    <Anchor title={label} {...rest} className={classNames(styles.iconButton({ look }), className)}>
      {face({ label, icon, badge })}
    </Anchor>
  );
}
