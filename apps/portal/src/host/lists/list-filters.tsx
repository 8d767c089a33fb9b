import { useFilterTexts } from '@foyer/i18n';
import { countChosen, FilterButton, type FilterOption, type FilterSelection } from '@foyer/ui';
import { lazy, useState } from 'react';
import { loadChunk } from '../app/chunk.ts';
import { LatePart } from '../late/late-part.tsx';

const loadOverlay = () => import('./filter-overlay.tsx');
const Overlay = lazy(() => loadChunk(async () => ({ default: (await loadOverlay()).FilterOverlay })));

interface ListFiltersProps {
  /** What can be chosen; the button is disabled while there is nothing (content §2). */
  filters: readonly FilterOption[];
  value: FilterSelection;
  initial?: FilterSelection;
  onChange: (selection: FilterSelection) => void;
}

/** The button with the count of what is applied, and the overlay it opens (content §4). */
export function ListFilters({ filters, value, initial, onChange }: ListFiltersProps) {
  const { button } = useFilterTexts();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const count = countChosen(value);
  // Should it not arrive, opening says so.
  const preload = () => void loadOverlay().catch(() => undefined);
  return (
    <>
      <FilterButton
        count={button.count(count)}
        countLabel={button.countLabel(count)}
        disabled={filters.length === 0}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setState('open')}
      >
        {button.label}
      </FilterButton>
      {state !== 'unused' && (
        <LatePart>
          <Overlay
            open={state === 'open'}
            onOpenChange={() => setState('closed')}
            {...{ filters, value, onApply: onChange }}
            {...(initial && { initial })}
          />
        </LatePart>
      )}
    </>
  );
}
