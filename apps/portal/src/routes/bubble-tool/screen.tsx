import { bubbleToolQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { BubbleTool, BubbleToolUnavailable, type ScreenStatus } from '@foyer/module-bubble-tool';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useShellData } from '../../host/app/shell-data.ts';
import { endedSessionAtom } from '../../host/app/state.ts';
import { useApp } from '../../host/app/use-app.ts';
import { Wordmark } from '../../host/guests/wordmark.tsx';
import { useKeptScreen } from './use-kept-screen.ts';
import { useRefresh } from './use-refresh.ts';
import { useWakeLock } from './use-wake-lock.ts';

const path = paths.bubbleTool;

/** The screen with its content, which renews itself for as long as it hangs there. */
export function Screen() {
  const api = useApi();
  const { firstView } = useApp();
  const { organisation, base_options: options } = useShellData().settings;
  const ended = useAtomValue(endedSessionAtom) !== null;
  // Asked for by the refresh alone.
  const { data, dataUpdatedAt } = useQuery({ ...bubbleToolQuery(api), enabled: false });
  const failing = useRefresh(!ended);
  useKeptScreen(data?.etag, dataUpdatedAt, !ended);
  useWakeLock();

  const status: ScreenStatus = ended ? 'ended' : failing ? 'stale' : 'current';
  const frame = {
    brand: <Wordmark />,
    status: data ? status : ended ? 'ended' : 'current',
    asOf: dataUpdatedAt || firstView.now,
    firstNow: firstView.now,
    loginHref: `${localePath(api.locale, paths.login)}?redirect=${encodeURIComponent(path)}`,
    leaveHref: localePath(api.locale),
  } as const;
  if (!data) return <BubbleToolUnavailable {...frame} />;
  const articleAddress = (id: string) => `${organisation.origin}${localePath(api.locale, paths.article(id))}`;
  return <BubbleTool {...frame} content={data.content} articleAddress={articleAddress} webNewsTitles={options.show_title_in_web_news} />;
}
