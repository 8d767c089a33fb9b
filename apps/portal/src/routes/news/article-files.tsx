import type { Schemas } from '@foyer/api';
import { FileSize } from '@foyer/i18n';
import { FileCard, Grid, Heading, Stack } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** The files that belong to an article. */
export function ArticleFiles({ files }: { files: Schemas['File'][] }) {
  if (files.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2} size="card">
        <FormattedMessage defaultMessage="Attachments" description="Heading above an article's files" />
      </Heading>
      <Grid as="ul" role="list" columns="card" gap="m">
        {files.map((file) => (
          <li key={file.id}>
            <FileCard href={file.link} title={file.title} size={<FileSize bytes={file.size} />} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
