import type { ChatView } from '@foyer/widget-chat';

const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** What a link to the chat asks for (access §2: `chat`, an integer other than zero, and `conversation_id`), and the address without it; undefined where it asks for nothing. */
export function readChatLink(search: string): { view: ChatView; rest: string } | undefined {
  const params = new URLSearchParams(search);
  const chat = params.get('chat');
  if (chat === null || !/^-?\d+$/.test(chat) || Number(chat) === 0) return undefined;
  const id = params.get('conversation_id');
  params.delete('chat');
  params.delete('conversation_id');
  const rest = params.size > 0 ? `?${params.toString()}` : '';
  return { view: id && idPattern.test(id) ? { name: 'conversation', id } : { name: 'list' }, rest };
}
