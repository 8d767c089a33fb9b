import type { Schemas } from '@foyer/api';
import { Button, Image, Text } from '@foyer/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PictureDialog } from './picture-dialog.tsx';
import * as styles from './picture-field.css.ts';

interface PictureFieldProps {
  /** The medium that was chosen; null for none. */
  id: string | null;
  /** The picture as it was saved last. */
  saved: Schemas['Image'] | null;
  error: string | undefined;
  /** What it is called; "Picture" where that is left out. */
  name?: ReactNode;
  /** What it is for, while there is none. */
  hint?: ReactNode;
  onChange: (id: string | null) => void;
}

/** The picture of an article: chosen from the library or uploaded, and taken away again. */
export function PictureField({ id, saved, error, name, hint, onChange }: PictureFieldProps) {
  const nameId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Schemas['Medium']>();
  const image = chosen?.id === id ? chosen?.image : saved?.id === id ? saved : null;
  return (
    <div role="group" aria-labelledby={nameId} className={styles.field}>
      <Text id={nameId} weight="medium">
        {name ?? <FormattedMessage defaultMessage="Picture" description="Field of an article that is written" />}
      </Text>
      {image && (
        <div className={styles.present}>
          <Image {...image} ratio="16:9" rounded="m" sizes="20rem" />
        </div>
      )}
      {id === null && (
        <Text size="s" tone="muted">
          {hint ?? (
            <FormattedMessage
              defaultMessage="Articles with a picture stand out in every list."
              description="At an article that has no picture yet"
            />
          )}
        </Text>
      )}
      {error && (
        <div role="alert" className={styles.fault}>
          {error}
        </div>
      )}
      <div className={styles.actions}>
        <Button ref={chooser} look="secondary" onClick={() => setOpen(true)}>
          {id === null ? (
            <FormattedMessage defaultMessage="Choose a picture …" description="Button of an article that is written; opens the library" />
          ) : (
            <FormattedMessage defaultMessage="Choose another picture …" description="Button of an article that is written" />
          )}
        </Button>
        {id !== null && (
          <Button
            look="quiet"
            onClick={() => {
              // This button goes, and the focus with it.
              chooser.current?.focus();
              onChange(null);
            }}
          >
            <FormattedMessage defaultMessage="Remove the picture" description="Button of an article that is written" />
          </Button>
        )}
      </div>
      <PictureDialog
        title={hint && <FormattedMessage defaultMessage="Picture" description="Field of an article that is written" />}
        open={open}
        onClose={() => setOpen(false)}
        onChoose={(medium) => {
          setChosen(medium);
          setOpen(false);
          onChange(medium.id);
        }}
      />
    </div>
  );
}
