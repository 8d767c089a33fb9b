import { type MediaSearch, mediaQuery } from '@foyer/api/uploads';
import { useApi, type Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import { Button, Container, EmptyState, Heading, Icon, ImagesIcon, Stack, UploadIcon } from '@foyer/ui';
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { PictureUpload } from '../picture-upload.tsx';
import * as studioStyles from '../studio-page.css.ts';
import { StudioSections } from '../studio-sections.tsx';
import { MediaFilters } from './media-filters.tsx';
import { mediaAtOnce, readMediaSearch } from './media-search.ts';
import * as styles from './media.css.ts';
import { MediumCard } from './medium-card.tsx';
import { MediumDialog } from './medium-dialog.tsx';

/** The media library: what editors have uploaded, what is said of it, and where it is used. */
export const MediaPage = () => (
  <PortalSnackbars>
    <Media />
  </PortalSnackbars>
);

function Media() {
  const intl = useIntl();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<Schemas['Medium']>();
  const [uploading, setUploading] = useState(false);
  const title = intl.formatMessage({ defaultMessage: 'Media library', description: 'Title of the page with all pictures and files' });
  return (
    <Container>
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <StudioSections current={paths.studioMedia} />
        <div className={studioStyles.head}>
          <Heading level={1}>{title}</Heading>
          <Button icon={<Icon icon={UploadIcon} />} aria-expanded={uploading} onClick={() => setUploading(!uploading)}>
            <FormattedMessage defaultMessage="Upload files" description="Button of the media library" />
          </Button>
        </div>
        {uploading && (
          <PictureUpload
            kind="any"
            several
            onMedium={(medium) => {
              void queries.invalidateQueries({ queryKey: ['get', '/media'] });
              // What a picture shows is said at once, while one knows it.
              if (medium.kind === 'image') setOpen((before) => before ?? medium);
            }}
          />
        )}
        <Listing search={readMediaSearch(params)} onOpen={setOpen} />
      </Stack>
      {open && <MediumDialog key={open.id} medium={open} onClose={() => setOpen(undefined)} />}
    </Container>
  );
}

function Listing({ search, onOpen }: { search: MediaSearch; onOpen: (medium: Schemas['Medium']) => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(mediaQuery(useApi(), search, mediaAtOnce));
  const found = data.pages.flatMap(({ results }) => results);
  return (
    <>
      <MediaFilters search={search} folders={data.pages[0]?.folders ?? []} />
      {found.length === 0 ? (
        <EmptyState
          icon={ImagesIcon}
          title={<FormattedMessage defaultMessage="No media here" description="In place of the pictures and files of the library" />}
        >
          <FormattedMessage
            defaultMessage="Upload pictures or files, or change the filters to find others."
            description="In place of the pictures and files of the library"
          />
        </EmptyState>
      ) : (
        <ul role="list" className={styles.grid}>
          {found.map((medium) => (
            <MediumCard key={medium.id} medium={medium} onOpen={() => onOpen(medium)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button look="secondary" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <FormattedMessage defaultMessage="Show more" description="Button below the pictures and files of the library" />
        </Button>
      )}
    </>
  );
}
