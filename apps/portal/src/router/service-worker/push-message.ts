import { localePath } from '@foyer/links';

/** What a push message says (`PushPayload` of the server). */
export interface PushMessage {
  id: string;
  title: string;
  text: string;
  lang: string;
  dir: NotificationDirection;
}

interface Latest {
  results: readonly { id: string; text: string; url: string | null }[];
}

/** What is shown of a message, and where a press on it leads. */
export interface ShownMessage {
  title: string;
  options: NotificationOptions & { data: { path: string } };
}

/** Reads what was pushed; undefined for anything that is none of ours. */
export function readMessage(text: string | undefined): PushMessage | undefined {
  try {
    const { id, title, text: words, lang, dir } = JSON.parse(text ?? '') as Partial<PushMessage>;
    return id && title && words ? { id, title, text: words, lang: lang ?? '', dir: dir ?? 'auto' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What to show: the notification itself where the session could ask for it, else the message's own words, which say nothing of it. The tag makes a message that comes
 * twice replace itself.
 */
export function shownMessage({ id, title, text, lang, dir }: PushMessage, latest: Latest | undefined): ShownMessage {
  const found = latest?.results.find((one) => one.id === id);
  const home = localePath(lang.replace('-', '_'));
  return {
    title,
    options: {
      // Isolates are for sentences on pages; systems show them as boxes.
      body: found?.text.replaceAll(/[\u2068\u2069]/g, '') ?? text,
      ...{ lang, dir, tag: id, icon: '/icons/192.png' },
      data: { path: found?.url ? `${home}${found.url}` : home },
    },
  };
}
