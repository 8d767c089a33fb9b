import type { Schemas } from '@foyer/api';
import { fileIcons, fileKind, Icon, Image } from '@foyer/ui';
import * as pictureStyles from '../picture-field.css.ts';
import * as styles from './media.css.ts';

/** What shows a medium: the picture, what stands for it with the sign of its kind, or the sign alone. */
export function MediumFace({ medium: { name, image, poster }, sizes }: { medium: Schemas['Medium']; sizes: string }) {
  if (image) return <Image {...image} ratio="4:3" rounded="m" sizes={sizes} />;
  const sign = <Icon icon={fileIcons[fileKind(name)]} />;
  if (!poster) return <span className={pictureStyles.sign}>{sign}</span>;
  return (
    <span className={styles.face}>
      <Image {...poster} ratio="4:3" sizes={sizes} />
      <span className={styles.kind}>{sign}</span>
    </span>
  );
}
