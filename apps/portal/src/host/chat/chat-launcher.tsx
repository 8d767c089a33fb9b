import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chatOfEntry, leadChat, watchChatHistory } from './chat-history.ts';
import { ChatButton } from './chat-button.tsx';
import { askedChatAtom, chatViewAtom } from './chat-state.ts';
import { readChatLink } from './deep-link.ts';
import { LazyChatPanel } from './lazy-chat-panel.tsx';
import { useUnreadChat } from './use-unread-chat.ts';

/** Opens the chat that the address asks for, and follows the browser's ways on phones. */
function useChatLinks(): void {
  const [asked, ask] = useAtom(askedChatAtom);
  const show = useSetAtom(chatViewAtom);
  const { key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const screenKey = useEffectEvent(() => key);
  useEffect(() => watchChatHistory(() => screenKey(), show), [show]);
  useEffect(() => {
    if (!asked) return;
    ask(undefined);
    leadChat(asked.view, show);
  }, [asked, ask, show]);
  const follow = useEffectEvent(async () => {
    const link = readChatLink(search);
    if (!link) return show((shown) => chatOfEntry() ?? (matchMedia('(min-width: 60rem)').matches ? shown : null));
    await navigate({ pathname, search: link.rest, hash }, { replace: true, preventScrollReset: true });
    leadChat(link.view, show);
  });
  useEffect(() => void follow(), [key]);
}

/** The chat's button on wide screens, its unread messages, and its panel once it was opened. */
export function ChatLauncher() {
  useUnreadChat();
  useChatLinks();
  const view = useAtomValue(chatViewAtom);
  const [wanted, setWanted] = useState(view !== null);
  if (view && !wanted) setWanted(true);
  return (
    <>
      <ChatButton />
      {wanted && <LazyChatPanel />}
    </>
  );
}
