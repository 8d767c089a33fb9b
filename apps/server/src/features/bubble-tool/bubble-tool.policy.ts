import type { ReadSettings } from '@foyer/settings';

/** Whether a customer has the TV page: where `settings.pages.bubble_tool` is set (content §2 "Bubble tool TV page"). */
export const hasBubbleTool = ({ pages }: Pick<ReadSettings, 'pages'>): boolean =>
  Object.hasOwn(pages, 'bubble_tool') && Boolean(pages['bubble_tool']);
