export { CalendarDate } from './calendar-date.tsx';
export { ConfirmationState } from './confirmation-state.tsx';
export { EventTime, formatEvent } from './event-time.tsx';
export { FileSize, formatFileSize } from './file-size.tsx';
export { I18nProvider } from './i18n-provider.tsx';
export { type LinkTarget, linkTarget } from './link-target.ts';
export {
  defaultLocale,
  type FormOfAddress,
  isLocale,
  type Locale,
  locales,
  localeOfWording,
  textLanguage,
  type Wording,
  wordingOf,
} from './locales.ts';
export type { Messages } from './messages.ts';
export { shortDateTime } from './moment.ts';
export { switchLocale } from './switch-locale.ts';
export { RelativeTime } from './relative-time.tsx';
export { ShortDate } from './short-date.tsx';
export { useCarouselTexts } from './use-carousel-labels.ts';
export { useLinkTargets } from './use-link-targets.ts';
export { useNewTabText } from './use-new-tab-text.ts';
export { usePasswordTexts } from './use-password-texts.ts';
export { useReactionTexts } from './use-reaction-texts.ts';
export { useStrengthTexts } from './use-strength-texts.ts';
export { useFilterTexts } from './use-filter-texts.ts';
