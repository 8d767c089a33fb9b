import { useFilterTexts } from '@foyer/i18n';
import {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  Cluster,
  type FilterOption,
  type FilterSelection,
  LinkButton,
  NativeSelect,
  Stack,
} from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { NewsActiveFilters } from './news-active-filters.tsx';
import { useNewsFilterOptions } from './use-news-filter-options.ts';
import { useNewsFilters } from './use-news-filters.ts';

/**
 * What few news lists show: what they are filtered by, and, where there are no scripts, the filters as a form and the way back to newer articles. It comes when
 * someone reaches for the filters, or with an address that needs it.
 */
export function NewsExtras({ category }: { category: string | undefined }) {
  const { pathname } = useLocation();
  const options = useNewsFilterOptions(category);
  const { asked, chosen, page, searchOf } = useNewsFilters(category);
  return (
    <Stack gap="m">
      <NewsActiveFilters options={options} category={category} />
      {asked && <PlainFilters {...{ options, chosen, pathname }} />}
      {page > 1 && (
        <LinkButton look="secondary" width="full" href={`${pathname}?${searchOf(chosen, { page: String(page - 1) })}`}>
          <FormattedMessage
            defaultMessage="Show newer news"
            description="Link above the news list where it does not begin with the newest"
          />
        </LinkButton>
      )}
    </Stack>
  );
}

interface PlainFiltersProps {
  options: readonly FilterOption[];
  chosen: FilterSelection;
  pathname: string;
}

function PlainFilters({ options, chosen, pathname }: PlainFiltersProps) {
  const { dialog } = useFilterTexts();
  // An address of its own: the browser sends the form itself.
  return (
    <Card as="div">
      <form method="get" action={pathname}>
        <Stack gap="m">
          {chosen['topic']?.map((id) => (
            <input key={id} type="hidden" name="topic" value={id} />
          ))}
          {options
            // The topics are above it.
            .filter(({ identifier }) => identifier !== 'topic')
            .map((filter) => (
              <PlainField key={filter.identifier} filter={filter} chosen={chosen[filter.identifier] ?? []} any={dialog.any} />
            ))}
          <Cluster gap="s">
            <Button type="submit">{dialog.apply}</Button>
            <LinkButton look="quiet" href={pathname}>
              {dialog.reset}
            </LinkButton>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

function PlainField({ filter, chosen, any }: { filter: FilterOption; chosen: readonly string[]; any: string }) {
  const { identifier, label, multiple, properties } = filter;
  if (multiple) {
    return (
      <CheckboxGroup label={label} name={identifier} defaultValue={chosen}>
        {properties.map(({ id, value }) => (
          <Checkbox key={id} value={id} label={value} />
        ))}
      </CheckboxGroup>
    );
  }
  // An order there always is: its first one means no choice (content §4).
  const ordered = identifier === 'sorting_order';
  return (
    <NativeSelect label={label} name={identifier} defaultValue={chosen[0] ?? ''}>
      {!ordered && <option value="">{any}</option>}
      {properties.map(({ id, value }, index) => (
        <option key={id} value={ordered && index === 0 ? '' : id}>
          {value}
        </option>
      ))}
    </NativeSelect>
  );
}
