import type { MessageFormatElement } from 'react-intl';
import type { Wording } from './locales.ts';

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>;

type Loader = () => Promise<{ default: Messages }>;

// One chunk per language, made by tools/vite/messages.ts from the lang folders of the widgets and of what they are made from; only the active one is
// loaded. The portal has messages of its own: `message-parts.ts`.
const loaders: Record<Wording, Loader> = {
  de_DE: () => import('virtual:messages/widgets/de_DE'),
  'de_DE.informal': () => import('virtual:messages/widgets/de_DE.informal'),
  en_GB: () => import('virtual:messages/widgets/en_GB'),
  fr_FR: () => import('virtual:messages/widgets/fr_FR'),
  it_IT: () => import('virtual:messages/widgets/it_IT'),
  nl_NL: () => import('virtual:messages/widgets/nl_NL'),
  ar: () => import('virtual:messages/widgets/ar'),
};

/** Loads what widgets say in one language. */
export const loadMessages = async (wording: Wording): Promise<Messages> => (await loaders[wording]()).default;
