import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Sent } from './use-comments.ts';

/** The longest comment the server takes (`NewComment.text` in the contract), in characters as people count them. */
const maxLength = 5000;
/** How many people a comment may name. */
const maxMentions = 20;
/** From here on the field says how much there is. */
const countFrom = 4000;

/** How long a text is, as the server counts. */
const lengthOf = (text: string): number => [...text].length;

/** What is wrong with a text that is to be sent; null where nothing is. */
export function faultOf({ text, mentions }: Sent): ReactNode {
  if (!text) return <FormattedMessage defaultMessage="Please write something first." description="Error below the empty comment field" />;
  const over = lengthOf(text) - maxLength;
  if (over > 0) {
    return (
      <FormattedMessage
        defaultMessage="A comment can have at most {max, number} characters. Please shorten yours by {over, plural, one {# character} other {# characters}}."
        description="Error below the comment field"
        values={{ max: maxLength, over }}
      />
    );
  }
  if (mentions.length <= maxMentions) return null;
  return (
    <FormattedMessage
      defaultMessage="A comment can mention at most {max, plural, one {# person} other {# people}}; yours mentions {count, number}."
      description="Error below the comment field"
      values={{ max: maxMentions, count: mentions.length }}
    />
  );
}

/** How much there is of a long text; nothing for a short one. */
export function counterOf(text: string): ReactNode {
  const length = lengthOf(text.trim());
  if (length < countFrom) return null;
  return (
    <FormattedMessage
      defaultMessage="{length, number} of {max, number} characters"
      description="Counter below the comment field, once the comment is long"
      values={{ length, max: maxLength }}
    />
  );
}
