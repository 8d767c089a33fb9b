import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './locales.ts';

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>;

type Loader = () => Promise<{ default: Messages }>;

// One chunk per language, made by tools/vite/messages.ts from every library's lang folder; only the active one is loaded.
const loaders: Record<Locale, Loader> = {
  de_DE: () => import('virtual:messages/de_DE'),
  en_GB: () => import('virtual:messages/en_GB'),
  fr_FR: () => import('virtual:messages/fr_FR'),
  it_IT: () => import('virtual:messages/it_IT'),
  nl_NL: () => import('virtual:messages/nl_NL'),
  ar: () => import('virtual:messages/ar'),
};

/** Loads the messages of one language. */
export const loadMessages = async (locale: Locale): Promise<Messages> => (await loaders[locale]()).default;
