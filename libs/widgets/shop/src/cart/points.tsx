import { FormattedMessage } from 'react-intl';

/** An amount of points in words. */
export function Points({ value }: { value: number }) {
  return (
    <FormattedMessage
      defaultMessage="{value, plural, one {one point} other {# points}}"
      description="What a reward costs or a member has in the shop of rewards"
      values={{ value }}
    />
  );
}
