import type { SearchQuery } from '@foyer/api';
import { SearchField, Stack } from '@foyer/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';
import { searchPath } from './search-path.ts';

const SearchSuggestions = lazy(async () => ({ default: (await import('./search-suggestions.tsx')).SearchSuggestions }));

/** One letter begins a third of all titles: what it suggests is by chance. */
const shortestSuggested = 2;

interface SearchEverythingProps {
  /** What is looked for already. */
  initial?: string | undefined;
  go: (search: SearchQuery) => void;
  /** A suggestion was followed. */
  onFollow?: (() => void) | undefined;
}

/** One field for all that the portal finds, which suggests while one types. Before scripts it is a form that leads to the results. */
export function SearchEverything({ initial, go, onFollow }: SearchEverythingProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was hydrated.
  useEffect(() => {
    const { value, defaultValue } = field.current!;
    if (value !== defaultValue) setTyped(value);
  }, []);
  return (
    <Stack gap="xs">
      <SearchField
        ref={field}
        name="q"
        action={searchPath(locale, {}).replace(/\?$/, '')}
        label={intl.formatMessage({ defaultMessage: 'Search the portal', description: 'Name of the search field' })}
        placeholder={intl.formatMessage({
          defaultMessage: 'News, pages, people, files',
          description: 'What the search finds; in the empty search field',
        })}
        submitLabel={intl.formatMessage({ defaultMessage: 'Search now', description: 'Button of the search field' })}
        clearLabel={intl.formatMessage({ defaultMessage: 'Clear search', description: 'Button of the search field' })}
        defaultValue={initial}
        maxLength={200}
        onChange={setTyped}
        onClear={() => setTyped('')}
        onSearch={(q) => {
          setTyped('');
          go({ q });
        }}
      />
      {typed.trim().length >= shortestSuggested && (
        <Suspense>
          <SearchSuggestions typed={typed.trim()} onFollow={onFollow} />
        </Suspense>
      )}
    </Stack>
  );
}
