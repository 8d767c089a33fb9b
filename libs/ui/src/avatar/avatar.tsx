import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './avatar.css.ts';
import { initialsOf, toneOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role' | 'aria-label' | 'aria-hidden'> {
  /** The person's full name: gives the initials, the colour and the text for screen readers. */
  name: string;
  /** Address of the photo; without it, or where it cannot load, the initials show. */
  src?: string | null;
  /** `s` 40, `m` 72, `l` 112 px. */
  size?: styles.AvatarVariants['size'];
  /** The name is beside it in text, so screen readers need not read it twice. */
  decorative?: boolean;
  /** Whether they are there: a dot at the edge, and the words for it, which screen readers read after the name. */
  presence?: { state: 'online' | 'away' | 'offline'; label: string } | undefined;
}

/** A person's photo, or their initials on a colour of their own. */
export function Avatar({ name, src, size, decorative = false, presence, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setFailed(element.getAttribute('src') ?? undefined));
  }, []);
  const face = (
    <span
      {...(presence ? {} : rest)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classNames(styles.avatar({ size }), styles.tones[toneOf(name)], !presence && className)}
    >
      {initialsOf(name)}
      {src && src !== failed && (
        <img ref={check} src={src} alt="" loading="lazy" decoding="async" className={styles.photo} onError={() => setFailed(src)} />
      )}
    </span>
  );
  if (!presence) return face;
  return (
    <span {...rest} className={classNames(styles.frame, className)}>
      {face}
      <span className={styles.presence({ state: presence.state })} data-presence={presence.state} />
      <VisuallyHidden>{presence.label}</VisuallyHidden>
    </span>
  );
}
