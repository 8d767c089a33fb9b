import type { Schemas } from '@foyer/api';
import { AvatarGroup } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** The faces of some who like an article. */
export function LikeFaces({ people }: { people: Schemas['Person'][] }) {
  const intl = useIntl();
  const names = intl.formatList(people.map(({ name }) => name));
  return (
    <AvatarGroup
      people={people.map(({ id, name, image }) => ({ id, name, src: image?.variants[0]?.src ?? image?.src ?? null }))}
      max={3}
      label={intl.formatMessage(
        { defaultMessage: 'Liked by {names}', description: 'Name of the faces beside the like button; up to three names' },
        { names },
      )}
      more={() => null}
    />
  );
}
