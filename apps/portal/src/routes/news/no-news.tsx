import { localePath, paths } from '@foyer/links';
import { ClocheIllustration, EmptyHookIllustration, EmptyState, LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';

interface NoNewsProps {
  filtered: boolean;
  /** The list is this category's. */
  category: string | undefined;
}

/** A list without articles: with filters the way back to all, without them the hint that there is nothing yet, and where there is. */
export function NoNews({ filtered, category }: NoNewsProps) {
  const locale = useLocale();
  if (!filtered) {
    return (
      <EmptyState
        picture={<ClocheIllustration />}
        title={<FormattedMessage defaultMessage="No news here yet" description="Empty news list" />}
        action={
          <LinkButton look="primary" href={localePath(locale, category ? paths.news : paths.home)}>
            {category ? (
              <FormattedMessage defaultMessage="See all news" description="Link on an empty news module" />
            ) : (
              <FormattedMessage defaultMessage="Go to Home" description="Link on error pages" />
            )}
          </LinkButton>
        }
      >
        <FormattedMessage
          defaultMessage="As soon as something is published here, you will see it."
          description="Text of an empty news module"
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<EmptyHookIllustration />}
      title={<FormattedMessage defaultMessage="No matching articles" description="News list whose filters leave nothing" />}
      action={
        <LinkButton href={localePath(locale, category ? paths.category(category) : paths.news)}>
          <FormattedMessage defaultMessage="Reset filters" description="Button on the news list whose filters leave nothing" />
        </LinkButton>
      }
    >
      <FormattedMessage defaultMessage="Try fewer or other filters." description="Hint on the news list whose filters leave nothing" />
    </EmptyState>
  );
}
