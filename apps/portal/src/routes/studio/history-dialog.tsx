import { studioVersionsQuery, useApi } from '@foyer/api';
import { useQuery } from '@tanstack/react-query';
import type { Content } from './studio-content.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface HistoryDialogProps {
  id: string;
  /** The version that is written on. */
  present: number;
  onClose: () => void;
  onRestore: (content: Content) => void;
}

/** What was saved of an article, and the way back to it. */
export function HistoryDialog({ id, ...rest }: HistoryDialogProps) {
  const api = useApi();
  const { data: versions, error } = useQuery({ ...studioVersionsQuery(api, id), staleTime: 0 });
  const read = async (version: number) =>
    (await api.client.GET('/studio/articles/{id}/versions/{version}', { params: { path: { id, version } } })).data!.content;
  return <VersionsDialog {...{ versions, error, read }} {...rest} />;
}
