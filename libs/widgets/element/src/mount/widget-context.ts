import type { Subscriptions } from '@foyer/api/realtime';
import { createContext, use } from 'react';
import type { WidgetHost } from '../element/definition.ts';

/** What a widget's component knows of the element it is in. */
export interface Widget {
  /** The id of the visitor who is signed in; null where no one is. */
  me: string | null;
  /** What happens, as it happens; undefined where no one is signed in. */
  events: Subscriptions | undefined;
  /** Something of it is open that the page can open and close, such as the chat's panel. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** It stands in the page's text instead of in its corner. */
  inline: boolean;
  emit: WidgetHost['emit'];
  badge: WidgetHost['badge'];
}

/** Says to a widget's component what it is in. */
export const WidgetContext = createContext<Widget | null>(null);

/** The element that the component is in; null where it is part of the portal, or of a story. */
export const useWidget = (): Widget | null => use(WidgetContext);
