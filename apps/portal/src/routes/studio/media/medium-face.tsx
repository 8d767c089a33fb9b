import type { Schemas } from '@foyer/api';
import { fileIcons, fileKind, Icon, Image } from '@foyer/ui';
import * as pictureStyles from '../picture-field.css.ts';

/** What shows a medium: the picture, or the sign of its kind. */
export const MediumFace = ({ medium: { name, image }, sizes }: { medium: Schemas['Medium']; sizes: string }) =>
  image ? (
    <Image {...image} ratio="4:3" rounded="m" sizes={sizes} />
  ) : (
    <span className={pictureStyles.sign}>
      <Icon icon={fileIcons[fileKind(name)]} />
    </span>
  );
