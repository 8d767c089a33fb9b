import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Avatar, type AvatarProps, Link } from '@foyer/ui';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './person-link.css.ts';

/** Someone's portrait beside their `PersonName`. It leads to the profile as well, but only the name says so to keyboards and screen readers. */
export function PersonPortrait({ person: { id, name, image }, size = 's' }: { person: Schemas['Person'] } & Pick<AvatarProps, 'size'>) {
  const href = localePath(useLocale(), paths.profile(id));
  return (
    <Link look="quiet" href={href} className={styles.portrait} tabIndex={-1} aria-hidden>
      <Avatar name={name} src={image?.variants[0]?.src} size={size} decorative />
    </Link>
  );
}
