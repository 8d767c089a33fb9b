export { BubbleTool, type BubbleToolProps } from './bubble-tool/bubble-tool.tsx';
export type { ScreenStatus } from './header/screen-notice.tsx';
export { BubbleToolUnavailable } from './bubble-tool/bubble-tool-unavailable.tsx';
