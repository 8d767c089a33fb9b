import { pageQuery, useApi } from '@foyer/api';
import { Container, Heading, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { ModuleList } from '../../modules/module-list.tsx';
import { EmptyPage } from './empty-page.tsx';

/** A page composed of modules. */
export function ContentPage() {
  const { id } = useParams();
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), id!));
  return (
    <Container>
      <PageTitle>{page.title}</PageTitle>
      <Stack gap="l">
        <Heading level={1}>{page.title}</Heading>
        {page.modules.length > 0 ? <ModuleList modules={page.modules} /> : <EmptyPage />}
      </Stack>
    </Container>
  );
}
