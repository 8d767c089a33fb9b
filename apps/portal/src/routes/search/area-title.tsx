import type { Schemas } from '@foyer/api';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

/** More are not counted. */
const mostCounted = 1000;

/** How much was found. */
export function FoundCount({ count }: { count: number }) {
  const number = <FormattedNumber value={count} />;
  if (count < mostCounted) return number;
  return <FormattedMessage defaultMessage="{count}+" description="So many results or more; count is a number" values={{ count: number }} />;
}

const titles: Record<Schemas['SearchArea'], (count: ReactNode) => ReactNode> = {
  news: (count) => (
    <FormattedMessage defaultMessage="News ({count})" description="Articles that a search found; count is a number" values={{ count }} />
  ),
  pages: (count) => (
    <FormattedMessage defaultMessage="Pages ({count})" description="Pages that a search found; count is a number" values={{ count }} />
  ),
  people: (count) => (
    <FormattedMessage defaultMessage="People ({count})" description="People that a search found; count is a number" values={{ count }} />
  ),
  files: (count) => (
    <FormattedMessage defaultMessage="Files ({count})" description="Files that a search found; count is a number" values={{ count }} />
  ),
  comments: (count) => (
    <FormattedMessage
      defaultMessage="Comments ({count})"
      description="Comments that a search found; count is a number"
      values={{ count }}
    />
  ),
  hotels: (count) => (
    <FormattedMessage defaultMessage="Hotels ({count})" description="Hotels that a search found; count is a number" values={{ count }} />
  ),
};

/** What kind of things was found, and how many. */
export function AreaTitle({ area, count }: { area: Schemas['SearchArea']; count: number }) {
  return titles[area](<FoundCount count={count} />);
}
