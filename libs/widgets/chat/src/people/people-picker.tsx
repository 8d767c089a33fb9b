import { type Schemas, useApi } from '@foyer/api';
import { chatPeopleQuery } from '@foyer/api/chat';
import { CheckIcon, Chip, EmptyState, Icon, Loading, NoResultsIcon, SearchField, SkeletonPeople, useDebounced } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PersonAvatar } from '../shared/chat-avatar.tsx';
import { Failed } from '../shared/failed.tsx';
import { padded, scroll } from '../shared/view-frame.css.ts';
import * as styles from './people-picker.css.ts';

type Person = Schemas['ChatPerson'];

/** Milliseconds between the last letter and the search. */
const searchDelay = 300;

interface PeoplePickerProps {
  chosen: readonly Person[];
  onChange: (chosen: readonly Person[]) => void;
  /** Those who cannot be chosen. */
  without?: readonly string[];
}

/** People to choose from, with a search and those who are chosen above it. */
export function PeoplePicker({ chosen, onChange, without = [] }: PeoplePickerProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), searchDelay);
  const people = useQuery({ ...chatPeopleQuery(useApi(), query), placeholderData: keepPreviousData });
  const label = intl.formatMessage({ defaultMessage: 'Search people', description: 'Field where people of a conversation are chosen' });
  const isChosen = ({ id }: Person) => chosen.some((one) => one.id === id);
  const others = (person: Person) => chosen.filter(({ id }) => id !== person.id);
  const toggle = (person: Person) => {
    onChange(isChosen(person) ? others(person) : [...chosen, person]);
    setTyped('');
  };
  return (
    <div className={styles.place}>
      <div className={styles.search}>
        <SearchField
          autoFocus
          label={label}
          placeholder={label}
          submitLabel={intl.formatMessage({ defaultMessage: 'Search', description: 'Button in the field where people are chosen' })}
          clearLabel={intl.formatMessage({ defaultMessage: 'Clear the search', description: 'Button in a search field of the chat' })}
          value={typed}
          maxLength={100}
          pending={typed.trim() !== '' && (typed.trim() !== query || people.isPlaceholderData)}
          onChange={setTyped}
          onSearch={setTyped}
          onClear={() => setTyped('')}
        />
      </div>
      {chosen.length > 0 && <Tokens chosen={chosen} onRemove={(person) => onChange(others(person))} />}
      <div className={scroll}>
        <PeopleFound {...{ people, isChosen }} onToggle={toggle} without={without} />
      </div>
    </div>
  );
}

function Tokens({ chosen, onRemove }: { chosen: readonly Person[]; onRemove: (person: Person) => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    defaultMessage: 'Chosen people',
    description: 'Name of the list of those a conversation is begun with',
  });
  return (
    <ul role="list" className={styles.tokens} aria-label={label}>
      {chosen.map((person) => (
        <li key={person.id}>
          <Chip
            onRemove={() => onRemove(person)}
            removeLabel={intl.formatMessage(
              { defaultMessage: 'Remove {name}', description: 'Takes a person out of those a conversation is begun with' },
              { name: person.name },
            )}
          >
            {person.name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

interface FoundProps {
  people: ReturnType<typeof useQuery<Schemas['ChatPeople'], Error>>;
  isChosen: (person: Person) => boolean;
  onToggle: (person: Person) => void;
  without: readonly string[];
}

function PeopleFound({ people, isChosen, onToggle, without }: FoundProps) {
  const intl = useIntl();
  if (people.isPending) {
    return (
      <Loading
        label={intl.formatMessage({ defaultMessage: 'Loading people', description: 'For screen readers, in the chat' })}
        className={padded}
      >
        <SkeletonPeople rows={5} />
      </Loading>
    );
  }
  if (!people.data) {
    return (
      <Failed pending={people.isFetching} onRetry={() => void people.refetch()}>
        <FormattedMessage defaultMessage="The people could not be loaded." description="Where people of a conversation are chosen" />
      </Failed>
    );
  }
  const found = people.data.results.filter(({ id }) => !without.includes(id));
  if (found.length === 0) {
    return (
      <EmptyState
        icon={NoResultsIcon}
        level={3}
        title={<FormattedMessage defaultMessage="No one found" description="Title where a search for people of the chat finds no one" />}
      >
        <FormattedMessage
          defaultMessage="Search for a first or last name."
          description="Where a search for people of the chat finds no one"
        />
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={styles.list}>
      {found.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.person} aria-pressed={isChosen(person)} onClick={() => onToggle(person)}>
            <PersonAvatar person={person} />
            <span className={styles.name} dir="auto">
              {person.name}
            </span>
            {isChosen(person) && (
              <span className={styles.tick}>
                <Icon icon={CheckIcon} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
