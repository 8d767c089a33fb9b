import { classNames } from '@foyer/ui';
import { type DragEvent, type FormEvent, type ReactNode, useState } from 'react';
import * as styles from './composer.css.ts';

interface DropFormProps {
  onSubmit: (event: FormEvent) => void;
  onFiles: (files: FileList | null) => void;
  children: ReactNode;
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A form that takes files which are dropped on it or pasted into it. */
export function DropForm({ onSubmit, onFiles, children }: DropFormProps) {
  const [over, setOver] = useState(false);
  return (
    <form
      className={classNames(styles.form, over && styles.over)}
      onSubmit={onSubmit}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles(event.clipboardData.files);
      }}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
    >
      {children}
    </form>
  );
}
