import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ReadingLine } from './reading-line.tsx';
import { ReadingPlace } from './reading-place.tsx';

export interface ReadingProps {
  /** The id of what is read; its text is marked by it (`data-reading`). */
  id: string;
  /** The content's version: a place in another one says nothing. */
  version: number;
  userId: string;
}

/** Below this many screens there is nothing to find one's way in. */
const longFrom = 1.5;

const textOf = (id: string) => document.querySelector<HTMLElement>(`[data-reading="${CSS.escape(id)}"]`);

/** Shows how far a long text has been read, and leads back to where someone stopped. */
export function Reading({ id, version, userId }: ReadingProps) {
  const [text, setText] = useState<HTMLElement>();
  useEffect(() => {
    const found = textOf(id);
    if (found && found.offsetHeight > longFrom * innerHeight) setText(found);
  }, [id]);
  if (!text) return null;
  return (
    <>
      <ReadingLine text={text} />
      {/* Outside the article, which may be in another language than the reader's. */}
      {createPortal(<ReadingPlace text={text} place={{ id, version, userId }} />, document.querySelector('main') ?? document.body)}
    </>
  );
}
