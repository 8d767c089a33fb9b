import { Avatar, useDebounced, VisuallyHidden } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './mention-picker.css.ts';
import type { MentionQuery } from './mention-ranges.ts';
import type { MentionSource, PersonToMention } from './mention-source.ts';
import { matchingPeople } from './name-match.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSide } from './use-side.ts';

/** Milliseconds between the last letter and the search: shorter than in lists, as it goes on within a sentence. */
const searchDelay = 200;

interface MentionPickerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  listId: string;
  query: MentionQuery;
  source: MentionSource;
  /** Called with the id of the option that Enter would choose. */
  onActive: (id: string | null) => void;
  onChoose: (person: PersonToMention) => void;
  onClose: () => void;
}

/**
 * Those whose names fit what is typed, and whether that is the server's word. Until then it is what of its last answer still fits, so that no one can be
 * chosen for letters that were typed since.
 */
function useSuggestions({ name, find }: MentionSource, typed: string) {
  const debounced = useDebounced(typed, searchDelay);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['people to mention', name, debounced],
    queryFn: ({ signal }) => find(debounced, signal),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const settled = data !== undefined && !isPlaceholderData && debounced === typed;
  return { people: settled ? data : matchingPeople(data ?? [], typed), asked: data !== undefined, settled, isError };
}

/** Whom Enter would choose: the first, unless someone moved since this was typed. */
function useActive(ids: readonly string[], { start, typed }: MentionQuery) {
  const within = `${start} ${typed}`;
  const [moved, setMoved] = useState<{ to: string | undefined; within: string }>();
  const index = Math.max(
    0,
    ids.findIndex((id) => moved?.within === within && moved.to === id),
  );
  const move = (step: 1 | -1) => setMoved({ to: ids[(index + step + ids.length) % ids.length], within });
  return { index, active: ids[index] ?? null, move };
}

/** People to mention, as long as a name is typed. The focus stays in the field. */
export function MentionPicker({ field, listId, query, source, onActive, onChoose, onClose }: MentionPickerProps) {
  const { people, asked, settled, isError } = useSuggestions(source, query.typed.trim());
  const place = useRef<HTMLDivElement>(null);
  const side = useSide(place, field);
  const ids = people.map(({ id }) => `${listId}-${id}`);
  const { index, active, move } = useActive(ids, query);
  useLayoutEffect(() => onActive(active), [active, onActive]);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useListKeys(field, people.length, { onMove: move, onChoose: () => people[index] && onChoose(people[index]), onClose });
  // No one is called "Anna said that"; the words go on without a list.
  if (people.length === 0 && asked && query.typed.includes(' ')) return null;
  return (
    // Pressing the list must not take the focus from the field.
    <div ref={place} className={styles.pop} data-side={side} onPointerDown={(event) => event.preventDefault()}>
      <People {...{ people, ids, listId, active, onChoose }} />
      <Status count={people.length} {...{ settled }} failed={isError} none={source.none} />
    </div>
  );
}

type PeopleProps = Pick<MentionPickerProps, 'listId' | 'onChoose'> & {
  people: readonly PersonToMention[];
  ids: readonly string[];
  active: string | null;
};

function People({ people, ids, listId, active, onChoose }: PeopleProps) {
  const intl = useIntl();
  if (people.length === 0) return null;
  return (
    <ul
      id={listId}
      role="listbox"
      className={styles.list}
      aria-label={intl.formatMessage({
        defaultMessage: 'People to mention',
        description: 'Name of the list of people below the comment field',
      })}
    >
      {people.map((person, index) => (
        // The keys are the field's (`useListKeys`).
        <li
          key={person.id}
          id={ids[index]}
          role="option"
          aria-selected={ids[index] === active}
          className={styles.option}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name} src={person.image?.variants[0]?.src} size="s" decorative />
          <span className={styles.words}>
            <bdi className={styles.name}>{person.name}</bdi>
            {person.position && <bdi className={styles.position}>{person.position}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface StatusProps {
  count: number;
  settled: boolean;
  failed: boolean;
  none: ReactNode;
}

/** Says how many there are, for those who do not see it and once it is certain; and what else there is to say. */
function Status({ count, settled, failed, none }: StatusProps) {
  const found = (
    <FormattedMessage
      defaultMessage="{count, plural, one {# person found, choose with the arrow keys and Enter.} other {# people found, choose with the arrow keys and Enter.}}"
      description="For screen readers, while a name is typed in the comment field"
      values={{ count }}
    />
  );
  return (
    <div role="status">
      {failed && (
        <p className={styles.status}>
          <FormattedMessage
            defaultMessage="People cannot be searched at the moment. You can keep writing."
            description="In place of the list of people below the comment field"
          />
        </p>
      )}
      {!failed && !settled && count === 0 && (
        <p className={styles.status}>
          <FormattedMessage defaultMessage="Searching for people …" description="In place of the list of people below the comment field" />
        </p>
      )}
      {!failed && settled && count === 0 && (
        <p className={styles.status}>
          {none ?? (
            <FormattedMessage defaultMessage="No one by that name." description="In place of the list of people below the comment field" />
          )}
        </p>
      )}
      {settled && count > 0 && <VisuallyHidden>{found}</VisuallyHidden>}
    </div>
  );
}
