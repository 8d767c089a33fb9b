import type { Wording } from './locales.ts';
import type { Messages } from './messages.ts';

type Loader = () => Promise<{ default: Messages }>;

/** The words of the screens that everyone sees first; those of the shell and of pages; those of screens that few visits come to; those of what is loaded when idle; those of the editors' studio; those of the chat. */
export type MessagePart = 'start' | 'rest' | 'more' | 'late' | 'studio' | 'chat';

// Six chunks per language, made by tools/vite/messages.ts: which messages are whose is in the application's build.
const loaders: Record<MessagePart, Record<Wording, Loader>> = {
  start: {
    de_DE: () => import('virtual:messages/start/de_DE'),
    'de_DE.informal': () => import('virtual:messages/start/de_DE.informal'),
    en_GB: () => import('virtual:messages/start/en_GB'),
    fr_FR: () => import('virtual:messages/start/fr_FR'),
    it_IT: () => import('virtual:messages/start/it_IT'),
    nl_NL: () => import('virtual:messages/start/nl_NL'),
    ar: () => import('virtual:messages/start/ar'),
  },
  rest: {
    de_DE: () => import('virtual:messages/rest/de_DE'),
    'de_DE.informal': () => import('virtual:messages/rest/de_DE.informal'),
    en_GB: () => import('virtual:messages/rest/en_GB'),
    fr_FR: () => import('virtual:messages/rest/fr_FR'),
    it_IT: () => import('virtual:messages/rest/it_IT'),
    nl_NL: () => import('virtual:messages/rest/nl_NL'),
    ar: () => import('virtual:messages/rest/ar'),
  },
  more: {
    de_DE: () => import('virtual:messages/more/de_DE'),
    'de_DE.informal': () => import('virtual:messages/more/de_DE.informal'),
    en_GB: () => import('virtual:messages/more/en_GB'),
    fr_FR: () => import('virtual:messages/more/fr_FR'),
    it_IT: () => import('virtual:messages/more/it_IT'),
    nl_NL: () => import('virtual:messages/more/nl_NL'),
    ar: () => import('virtual:messages/more/ar'),
  },
  late: {
    de_DE: () => import('virtual:messages/late/de_DE'),
    'de_DE.informal': () => import('virtual:messages/late/de_DE.informal'),
    en_GB: () => import('virtual:messages/late/en_GB'),
    fr_FR: () => import('virtual:messages/late/fr_FR'),
    it_IT: () => import('virtual:messages/late/it_IT'),
    nl_NL: () => import('virtual:messages/late/nl_NL'),
    ar: () => import('virtual:messages/late/ar'),
  },
  studio: {
    de_DE: () => import('virtual:messages/studio/de_DE'),
    'de_DE.informal': () => import('virtual:messages/studio/de_DE.informal'),
    en_GB: () => import('virtual:messages/studio/en_GB'),
    fr_FR: () => import('virtual:messages/studio/fr_FR'),
    it_IT: () => import('virtual:messages/studio/it_IT'),
    nl_NL: () => import('virtual:messages/studio/nl_NL'),
    ar: () => import('virtual:messages/studio/ar'),
  },
  chat: {
    de_DE: () => import('virtual:messages/chat/de_DE'),
    'de_DE.informal': () => import('virtual:messages/chat/de_DE.informal'),
    en_GB: () => import('virtual:messages/chat/en_GB'),
    fr_FR: () => import('virtual:messages/chat/fr_FR'),
    it_IT: () => import('virtual:messages/chat/it_IT'),
    nl_NL: () => import('virtual:messages/chat/nl_NL'),
    ar: () => import('virtual:messages/chat/ar'),
  },
};

/** Loads one part of a language's messages. */
export const loadMessagePart = async (wording: Wording, part: MessagePart): Promise<Messages> => (await loaders[part][wording]()).default;
