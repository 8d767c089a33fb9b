import { useFilterTexts } from '@foyer/i18n';
import { countChosen, FilterButton, type FilterOption, type FilterSelection } from '@foyer/ui';
import { lazy, useState } from 'react';
import { loadChunk } from '../app/chunk.ts';
import { AddressForm } from './address-form.tsx';
import { LatePart } from '../late/late-part.tsx';

const loadOverlay = () => import('./filter-overlay.tsx');
const Overlay = lazy(() => loadChunk(async () => ({ default: (await loadOverlay()).FilterOverlay })));

interface ListFiltersProps {
  /** What can be chosen; the button is disabled while there is nothing (content §2). */
  filters: readonly FilterOption[];
  value: FilterSelection;
  /** The query of the list with its filters above it, for where there are no scripts. */
  search: URLSearchParams;
  onChange: (selection: FilterSelection) => void;
  /** What the list shows of filters alone, to be loaded before any is applied. */
  loadApplied: () => Promise<unknown>;
}

/** The button with the count of what is applied, and the overlay it opens (content §4). */
export function ListFilters({ filters, value, search, onChange, loadApplied }: ListFiltersProps) {
  const { button } = useFilterTexts();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const count = countChosen(value);
  // Should it not arrive, opening says so.
  const preload = () => void Promise.all([loadOverlay(), loadApplied()]).catch(() => undefined);
  return (
    <>
      <AddressForm search={search} onSubmit={() => setState('open')}>
        <FilterButton
          type="submit"
          count={button.count(count)}
          countLabel={button.countLabel(count)}
          disabled={filters.length === 0}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {button.label}
        </FilterButton>
      </AddressForm>
      {state !== 'unused' && (
        <LatePart>
          <Overlay open={state === 'open'} onOpenChange={() => setState('closed')} {...{ filters, value, onApply: onChange }} />
        </LatePart>
      )}
    </>
  );
}
