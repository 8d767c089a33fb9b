import { Alert, Link } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

interface ToReviewProps {
  /** How many wait for a review by the reader. */
  count: number | null;
  /** The list of them. */
  href: string;
}

/** Leads to what waits for a review, above a list that shows something else. */
export function ToReview({ count, href }: ToReviewProps) {
  if (!count) return null;
  return (
    <Alert tone="info">
      <Link href={href}>
        <FormattedMessage
          defaultMessage="{count, plural, one {One draft is waiting for your review} other {# drafts are waiting for your review}}"
          description="Link above the articles or pages in the studio"
          values={{ count }}
        />
      </Link>
    </Alert>
  );
}
