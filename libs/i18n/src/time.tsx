import { useIntl } from 'react-intl';
import { locales } from './locales.ts';

interface TimeProps {
  /** For programs: the moment or day. */
  value: string;
  title?: string;
  /** The words, in the reader's language. */
  children: string;
}

/**
 * A date or time in the reader's language. It may be in content of another language, so it brings the direction of its own: the parts
 * of an Arabic date would change places in a German article. Browsers and servers write some languages in their own ways ("Sep", "Sept"; other spaces
 * in ranges); what the server wrote stays.
 */
export function Time({ value, title, children }: TimeProps) {
  const { locale } = useIntl();
  const direction = Object.values(locales).find(({ tag }) => tag === locale)?.direction;
  return (
    <time dateTime={value} dir={direction} title={title} suppressHydrationWarning>
      {children}
    </time>
  );
}
