// The heavy half: what a widget's element loads when it is wanted.
export { createPart, type PartDefinition } from './mount/widget-part.tsx';
export type { WidgetErrorDetail } from './widget-root/report-fault.ts';
export type { FrameProps } from './widget-root/widget-root.tsx';
export { useWidget, type Widget } from './mount/widget-context.ts';
