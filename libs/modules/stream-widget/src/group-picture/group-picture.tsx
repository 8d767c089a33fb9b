import { type Schemas, settingsQuery, useApi } from '@foyer/api';
import { Icon, Image, UsersIcon } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './group-picture.css.ts';

/** A group's picture beside its name; for a group without one the picture that all of them have, where the customer wants it. */
export function GroupPicture({ group: { image } }: { group: Schemas['StreamGroup'] }) {
  // The settings are part of every first view; they do not change while a page is open.
  const { data: settings } = useQuery({ ...settingsQuery(useApi()), staleTime: Infinity });
  if (!image && !settings?.base_options.show_default_group_placeholder_image) return null;
  return (
    <span className={styles.picture} aria-hidden data-placeholder={image ? undefined : ''}>
      {image ? <Image {...image} alt="" ratio="fill" sizes="3rem" /> : <Icon icon={UsersIcon} />}
    </span>
  );
}
