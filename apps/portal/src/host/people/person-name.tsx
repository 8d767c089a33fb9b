import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Link, Text } from '@foyer/ui';
import { useLocale } from '../language/use-locale.ts';

/** Someone's name, which leads to their profile. */
export function PersonName({ person: { id, name } }: { person: Schemas['Person'] }) {
  const href = localePath(useLocale(), paths.profile(id));
  return (
    <Text as="strong" size="s">
      <Link look="quiet" href={href}>
        <bdi>{name}</bdi>
      </Link>
    </Text>
  );
}
