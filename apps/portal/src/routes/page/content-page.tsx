import { pageQuery, useApi } from '@foyer/api';
import { paths } from '@foyer/links';
import { Cluster, Container, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { LateEditLink } from '../../host/editing/late-edit-link.tsx';
import { useWritesContent } from '../../host/modules/faults/use-writes-content.ts';
import { NotPublishedNote } from './not-published-note.tsx';
import { PageView } from '../../host/pages/page-view.tsx';
import { PublicHead } from '../../host/pages/public-head.tsx';

/** A page composed of modules. */
export function ContentPage() {
  const { id = '' } = useParams();
  const writes = useWritesContent();
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), id));
  return (
    <>
      <PageTitle>{page.title}</PageTitle>
      <PublicHead page={page} path={paths.page(id)} />
      <Stack gap="l">
        {writes && (
          <Container>
            <Cluster justify="end">
              <LateEditLink path={paths.studioPage(id)} />
            </Cluster>
          </Container>
        )}
        {page.not_published && (
          <Container>
            <NotPublishedNote reason={page.not_published} />
          </Container>
        )}
        <PageView page={page} />
      </Stack>
    </>
  );
}
