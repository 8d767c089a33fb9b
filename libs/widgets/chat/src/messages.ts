import type { Wording } from '@foyer/i18n';
import type { Messages } from '@foyer/i18n/messages';

type Loader = () => Promise<{ default: Messages }>;

// The chat says more than all other widgets: on other websites its texts are loaded with it alone.
const loaders: Record<Wording, Loader> = {
  de_DE: () => import('virtual:messages/chat-widget/de_DE'),
  'de_DE.informal': () => import('virtual:messages/chat-widget/de_DE.informal'),
  en_GB: () => import('virtual:messages/chat-widget/en_GB'),
  fr_FR: () => import('virtual:messages/chat-widget/fr_FR'),
  it_IT: () => import('virtual:messages/chat-widget/it_IT'),
  nl_NL: () => import('virtual:messages/chat-widget/nl_NL'),
  ar: () => import('virtual:messages/chat-widget/ar'),
};

/** Loads what the chat says on other websites in one language. */
export const loadMessages = async (wording: Wording): Promise<Messages> => (await loaders[wording]()).default;
