import { previewQuery, useApi } from '@foyer/api';
import { Container, Stack } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useParams } from 'react-router';
import { PageTitle } from '../../host/app/page-title.tsx';
import { PageView } from '../../host/pages/page-view.tsx';
import type { PreviewData } from './load-preview.ts';
import { PreviewNote } from './preview-note.tsx';
import { PreviewRefused } from './preview-refused.tsx';

/** A page before it is published, or why it cannot be shown. */
export function PreviewPage() {
  const { id = '' } = useParams();
  const { token } = useLoaderData<PreviewData>();
  return token === null ? <PreviewRefused /> : <Preview id={id} token={token} />;
}

function Preview({ id, token }: { id: string; token: string }) {
  const { data: page } = useSuspenseQuery(previewQuery(useApi(), id, token));
  return (
    <Stack gap="l">
      <PageTitle>{page.title}</PageTitle>
      <Container>
        <PreviewNote />
      </Container>
      <PageView page={{ ...page, share_options: [] }} />
    </Stack>
  );
}
