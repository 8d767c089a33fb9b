export { EventTime, formatEvent } from './event-time.tsx';
export { FileSize, formatFileSize } from './file-size.tsx';
export { I18nProvider } from './i18n-provider.tsx';
export { defaultLocale, isLocale, type Locale, locales } from './locales.ts';
export type { Messages } from './messages.ts';
export { localePath, switchLocale } from './paths.ts';
export { ShortDate } from './short-date.tsx';
export { useCarouselLabels } from './use-carousel-labels.ts';
