import { useEffect, useState } from 'react';
import { useChat } from '../shared/chat-context.ts';

/** The server says it again while someone goes on. */
const typingMs = 6_000;

/** The names of those who are writing to a conversation. */
export function useTypingPeople(id: string): readonly string[] {
  const { me, realtime } = useChat();
  const { subscribe } = realtime;
  const [people, setPeople] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const drop = (user: string) => setPeople((now) => new Map([...now].filter(([one]) => one !== user)));
    const ends = [
      subscribe('chat_typing', ({ conversation_id, user_id, name }) => {
        if (conversation_id !== id || user_id === me) return;
        clearTimeout(timers.get(user_id));
        timers.set(
          user_id,
          setTimeout(() => drop(user_id), typingMs),
        );
        setPeople((now) => new Map(now).set(user_id, name));
      }),
      subscribe('chat_message', ({ message: { conversation_id, sender } }) => {
        if (conversation_id === id && sender) drop(sender.id);
      }),
    ];
    return () => {
      ends.forEach((end) => end());
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [id, me, subscribe]);
  return [...people.values()];
}
