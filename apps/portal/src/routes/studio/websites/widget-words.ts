import { defineMessages } from 'react-intl';

/** The widgets, as editors know them. */
export const widgetWords = defineMessages({
  chat: { defaultMessage: 'Chat', description: 'A widget for other websites' },
  occasions: { defaultMessage: 'Birthdays and anniversaries', description: 'A widget for other websites' },
  shop: { defaultMessage: 'Rewards', description: 'A widget for other websites: what members get for points' },
});

export type WidgetName = keyof typeof widgetWords;

/** Those of a list that are known here. */
export const knownWidgets = (names: readonly string[]): WidgetName[] => names.filter((name): name is WidgetName => name in widgetWords);
