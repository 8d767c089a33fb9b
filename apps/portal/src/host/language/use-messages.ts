import type { Messages } from '@foyer/i18n/messages';
import { useMemo } from 'react';
import { useShellData } from '../app/shell-data.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from './use-locale.ts';

/** The loaded messages of the route's language, with the customer's own words in their place. */
export function useMessages(): Messages {
  const messages = useApp().messages(useLocale());
  const { words } = useShellData();
  return useMemo(() => (Object.keys(words).length > 0 ? { ...messages, ...words } : messages), [messages, words]);
}
