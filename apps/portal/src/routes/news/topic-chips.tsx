import type { Schemas } from '@foyer/api';
import { newsTopicFilterQuery, useApi } from '@foyer/api';
import { ToggleChip } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { AddressForm } from '../../host/lists/address-form.tsx';
import * as styles from './news-list.css.ts';

interface TopicChipsProps {
  filters: Schemas['NewsFilters'];
  /** The query of the list with these topics. */
  searchOf: (topics: string[]) => URLSearchParams;
  onChange: (topics: string[]) => void;
}

/** Where the topics are one line that is pushed aside, what is chosen may be outside of it. */
function showPressed(line: HTMLElement | null): void {
  const pressed = line?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!line || !pressed) return;
  const frame = line.getBoundingClientRect();
  if (pressed.left < frame.left) line.scrollBy({ left: pressed.left - frame.left });
  else if (pressed.right > frame.right) line.scrollBy({ left: pressed.right - frame.right });
}

/** The topics of what the other filters leave, each on or off (content §7, topic filter). A list without topics has none. */
export function TopicChips({ filters, searchOf, onChange }: TopicChipsProps) {
  const intl = useIntl();
  const { data } = useQuery({ ...newsTopicFilterQuery(useApi(), filters), placeholderData: keepPreviousData });
  const chosen = filters.topic ?? [];
  const line = useRef<HTMLUListElement>(null);
  useEffect(() => showPressed(line.current), [data]);
  if (!data || data.properties.length === 0) return null;
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div role="group" aria-label={intl.formatMessage({ defaultMessage: 'Topics', description: 'Name of the topics above the news list' })}>
      <ul ref={line} role="list" className={styles.topics}>
        {data.properties.map(({ id, value }) => (
          <li key={id} className={styles.topic}>
            <AddressForm search={searchOf(toggled(id))} onSubmit={() => onChange(toggled(id))}>
              <ToggleChip type="submit" pressed={chosen.includes(id)}>
                {value}
              </ToggleChip>
            </AddressForm>
          </li>
        ))}
      </ul>
    </div>
  );
}
