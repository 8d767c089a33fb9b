// The heavy half: what a widget's element loads when it is wanted.
export { createPart, type PartDefinition, type WidgetErrorDetail } from './mount/widget-part.tsx';
export type { FrameProps } from './widget-root/widget-root.tsx';
export { useWidget, type Widget } from './mount/widget-context.ts';
