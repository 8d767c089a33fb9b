import type { Schemas } from '@foyer/api';
import { FileSize } from '@foyer/i18n';
import { FileCard, Grid, Heading, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** The files that belong to an article: pictures to look at, all others to download. */
export function ArticleFiles({ files, onOpen }: { files: Schemas['Attachment'][]; onOpen: (id: string) => void }) {
  if (files.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="card">
        <FormattedMessage defaultMessage="Attachments" description="Heading above an article's files" />
      </Heading>
      <Grid as="ul" role="list" columns="card" gap="m">
        {files.map(({ id, title, link, size, image, poster }) => (
          <li key={id}>
            <FileCard
              href={link}
              title={title}
              size={<FileSize bytes={size} />}
              picture={poster}
              onOpen={image ? () => onOpen(id) : undefined}
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
