import type { Schemas } from '@foyer/api';
import { ToggleChip, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import * as styles from './message.css.ts';
import { isSign, signs, type Sign } from './reaction-signs.ts';
import { useSignName } from './use-sign-name.ts';

interface ReactionsProps {
  reactions: Schemas['ChatMessage']['reactions'];
  me: string;
  /** Puts a sign or, with null, takes the reader's away. */
  onReact: (sign: Sign | null) => void;
}

/** The signs that members have put to a message; pressing one joins in or takes one's own away. */
export function Reactions({ reactions, me, onReact }: ReactionsProps) {
  const nameOf = useSignName();
  const known = reactions.flatMap(({ reaction, user_ids }) => (isSign(reaction) ? [{ sign: reaction, users: user_ids }] : []));
  if (known.length === 0) return null;
  return (
    <div className={styles.reactions}>
      {known.map(({ sign, users }) => {
        const own = users.includes(me);
        return (
          <ToggleChip key={sign} pressed={own} onClick={() => onReact(own ? null : sign)}>
            <span aria-hidden>
              {signs[sign]} <FormattedNumber value={users.length} />
            </span>
            <VisuallyHidden>
              <FormattedMessage
                defaultMessage="{sign}, {count, plural, one {# person} other {# people}}"
                description="A sign that people have put to a message, for screen readers"
                values={{ sign: nameOf(sign), count: users.length }}
              />
            </VisuallyHidden>
          </ToggleChip>
        );
      })}
    </div>
  );
}
