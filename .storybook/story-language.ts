import type { Locale, Messages } from '@foyer/i18n';
import type { StoryLocale } from './globals.ts';
import { pseudoMessages } from './pseudo/pseudo-messages.ts';

/** What a story speaks: a language of the portal with its messages. */
export interface StoryLanguage {
  locale: Locale;
  messages: Messages;
  /** Whether the texts are made longer, accented and bracketed. */
  pseudo: boolean;
}

/** What the portal and all libraries say, in one chunk per language: without files named for its parts everything is in the start. */
const loaders: Record<Locale, () => Promise<{ default: Messages }>> = {
  de_DE: () => import('virtual:messages/start/de_DE'),
  en_GB: () => import('virtual:messages/start/en_GB'),
  fr_FR: () => import('virtual:messages/start/fr_FR'),
  it_IT: () => import('virtual:messages/start/it_IT'),
  nl_NL: () => import('virtual:messages/start/nl_NL'),
  ar: () => import('virtual:messages/start/ar'),
};

/** Loads the messages of a language; the pseudo-locale is made from the English ones. */
export async function loadLanguage(chosen: StoryLocale): Promise<StoryLanguage> {
  const pseudo = chosen === 'pseudo';
  const locale = pseudo ? 'en_GB' : chosen;
  const { default: messages } = await loaders[locale]();
  return { locale, messages: pseudo ? pseudoMessages(messages) : messages, pseudo };
}
