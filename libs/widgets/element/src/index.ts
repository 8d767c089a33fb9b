export { defineWidget, type WidgetDefinition } from './define-widget/define-widget.tsx';
