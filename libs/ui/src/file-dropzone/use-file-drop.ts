import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import type { Candidate } from './sort-files.ts';

const carriesFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

const candidates = (data: DataTransfer): Candidate[] => {
  // The entries distinguish folders from files; the list of files does not.
  const entries = [...data.items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry?.());
  return [...data.files].map((file, index) => ({ file, folder: entries[index]?.isDirectory ?? false }));
};

/**
 * Files that are dropped on a place or pasted into it: the clipboard counts while the focus is in the same dialog, form or place.
 * A file that is dropped beside it must not replace the page, which would lose what people wrote.
 */
export function useFileDrop(take: (files: Candidate[]) => void, disabled: boolean) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (disabled || event.defaultPrevented || !event.clipboardData || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(candidates(event.clipboardData));
  });

  useEffect(() => {
    const area = placeRef.current?.closest<HTMLElement>('dialog, form') ?? placeRef.current;
    const listener = (event: ClipboardEvent) => paste(event);
    area?.addEventListener('paste', listener);
    return () => area?.removeEventListener('paste', listener);
  }, []);

  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  const onDrag = (event: DragEvent) => {
    if (disabled || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };

  return {
    over,
    placeProps: {
      ref: placeRef,
      onDragEnter: onDrag,
      onDragOver: onDrag,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (disabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        take(candidates(event.dataTransfer));
      },
    },
  };
}
