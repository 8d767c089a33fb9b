import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Heading, type HeadingProps } from '../heading/heading.tsx';
import { IconButton, IconLink } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowBackIcon } from '../icon/icons.ts';
import * as styles from './app-bar.css.ts';

export interface AppBarProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** The title's place in the outline. */
  level?: HeadingProps['level'];
  /** The way back: an address, or what happens at a press. */
  back?: { label: string } & ({ href: string; onPress?: never } | { href?: never; onPress: () => void });
  /** Icon buttons at the end. */
  actions?: ReactNode;
}

/** The 50 px head of a phone's screen that lies one step deeper, such as a conversation: back, title, actions. The portal's own head is `TopBar`. */
export function AppBar({ title, level = 1, back, actions, className, ...rest }: AppBarProps) {
  const arrow = <Icon icon={ArrowBackIcon} directional />;
  return (
    <div {...rest} className={classNames(styles.bar, className)}>
      {back?.href !== undefined && <IconLink label={back.label} icon={arrow} href={back.href} />}
      {back?.onPress && <IconButton label={back.label} icon={arrow} onClick={back.onPress} />}
      <Heading level={level} size="card" dir="auto" className={styles.title}>
        {title}
      </Heading>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
