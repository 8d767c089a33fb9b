import { portalSuggestionsQuery, type Schemas, useApi } from '@foyer/api';
import { Anchor, Icon, VisuallyHidden } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';
import { areaIcons } from './area-icons.ts';
import { foundPath } from './found-path.ts';
import * as styles from './search-suggestions.css.ts';

interface SearchSuggestionsProps {
  /** What is typed; not blank. */
  typed: string;
  onFollow?: (() => void) | undefined;
}

/** What has such a title, as links below the field; it is asked for at each letter. Nothing where nothing fits: Enter searches the texts as well. */
export function SearchSuggestions({ typed, onFollow }: SearchSuggestionsProps) {
  const intl = useIntl();
  const { data = [] } = useQuery({ ...portalSuggestionsQuery(useApi(), typed), placeholderData: keepPreviousData });
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage
          defaultMessage="{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}"
          description="How many suggestions stand below the search field; read to screen readers"
          values={{ count: data.length }}
        />
      </VisuallyHidden>
      {data.length > 0 && (
        <ul
          className={styles.list}
          aria-label={intl.formatMessage({
            defaultMessage: 'Suggestions',
            description: 'Name of the list of suggestions below the search field',
          })}
        >
          {data.map((suggestion) => (
            <Suggestion key={`${suggestion.area} ${suggestion.id}`} suggestion={suggestion} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </>
  );
}

function Suggestion({
  suggestion: { title, area, url },
  onFollow,
}: { suggestion: Schemas['SearchSuggestion'] } & Pick<SearchSuggestionsProps, 'onFollow'>) {
  const locale = useLocale();
  if (!area || !url) return null;
  return (
    <li>
      <Anchor className={styles.link} href={foundPath(locale, url)} onClick={onFollow} {...(area === 'files' && { download: true })}>
        <Icon icon={areaIcons[area]} />
        <bdi>{title}</bdi>
      </Anchor>
    </li>
  );
}
