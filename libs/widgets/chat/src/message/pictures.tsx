import type { Schemas } from '@foyer/api';
import { classNames, Image, useSnackbar } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './message.css.ts';
import type { Viewer } from './viewer.tsx';

/** The pictures of a message. What shows them over the screen is loaded for the first that is pressed. */
export function Pictures({ pictures }: { pictures: readonly Schemas['Attachment'][] }) {
  const intl = useIntl();
  const show = useSnackbar();
  const [shown, setShown] = useState<number | null>(null);
  const [Loaded, setLoaded] = useState<{ Viewer: typeof Viewer }>();
  async function open(index: number): Promise<void> {
    try {
      setLoaded(await import('./viewer.tsx'));
      setShown(index);
    } catch {
      show(intl.formatMessage({ defaultMessage: 'The photos could not be opened.', description: 'In the chat' }), {
        tone: 'critical',
        duration: 2500,
      });
    }
  }
  return (
    <>
      <div className={classNames(styles.pictures, pictures.length === 1 && styles.onePicture)}>
        {pictures.map(({ id, title, image }, index) => (
          <button key={id} type="button" className={styles.picture} onClick={() => void open(index)}>
            <Image {...image!} alt={image!.alt || title} ratio={pictures.length === 1 ? '4:3' : '1:1'} sizes="15rem" />
          </button>
        ))}
      </div>
      {Loaded && <Loaded.Viewer pictures={pictures} shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}
