import type { Schemas } from '@foyer/api';
import { Badge } from '@foyer/ui';
import { type MessageDescriptor, defineMessages, FormattedMessage } from 'react-intl';

const names: Record<Schemas['WebNewsType'], MessageDescriptor> = defineMessages({
  news: { defaultMessage: 'News', description: 'Kind of website that a piece of web news comes from: any that reports' },
  press: { defaultMessage: 'Press', description: 'Kind of website that a piece of web news comes from: a newspaper' },
  blog: { defaultMessage: 'Blog', description: 'Kind of website that a piece of web news comes from' },
  social: { defaultMessage: 'Social media', description: 'Kind of website that a piece of web news comes from' },
});

/** What kind of website a piece of news comes from. */
export function NewsType({ type }: { type: Schemas['WebNewsType'] }) {
  return (
    <Badge>
      <FormattedMessage {...names[type]} />
    </Badge>
  );
}
