import type { Schemas } from '@foyer/api';
import { FileSize } from '@foyer/i18n';
import { FileCard, Grid, Section } from '@foyer/ui';

/** Files to download, each a card with its kind and size (content §2). Without files there is nothing to show. */
export function DownloadsModule({ module }: { module: Schemas['DownloadsModule'] }) {
  const { title, results } = module;
  if (results.length === 0) return null;
  return (
    <Section title={title}>
      <Grid as="ul" role="list" columns="card" gap="m">
        {results.map((file) => (
          <li key={file.id}>
            <FileCard href={file.link} title={file.title} size={<FileSize bytes={file.size} />} picture={file.poster} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
