import type { Schemas } from '@foyer/api';
import { Stack } from '@foyer/ui';
import { lazy, useState } from 'react';
import { LatePart } from '../late/late-part.tsx';
import { ArticleFiles } from './article-files.tsx';
import { ArticlePictures } from './article-pictures.tsx';
import { picturesOf } from './pictures-of.ts';

const Overlay = lazy(() => import('./article-overlay.tsx').then((module) => ({ default: module.ArticleOverlay })));

interface ArticleMediaProps {
  /** The article's headline; it names the pictures that fill the screen. */
  title: string;
  images: Schemas['Image'][];
  attachments: Schemas['Attachment'][];
}

/** More pictures and the files of an article. Its pictures, those among the files included, open over the whole screen, whose code comes with the first press. */
export function ArticleMedia({ title, images, attachments }: ArticleMediaProps) {
  const [opened, setOpened] = useState<{ open: boolean; index: number }>();
  const pictures = picturesOf(images, attachments);
  const open = (id: string) => setOpened({ open: true, index: pictures.findIndex((picture) => picture.id === id) });
  if (images.length === 0 && attachments.length === 0) return null;
  return (
    <Stack gap="l">
      <ArticlePictures images={images} onOpen={open} />
      <ArticleFiles files={attachments} onOpen={open} />
      {opened && (
        <LatePart>
          <Overlay
            title={title}
            pictures={pictures}
            open={opened.open}
            startIndex={opened.index}
            onOpenChange={(open) => setOpened({ ...opened, open })}
          />
        </LatePart>
      )}
    </Stack>
  );
}
