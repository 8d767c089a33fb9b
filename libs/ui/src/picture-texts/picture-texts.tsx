import { Grid } from '../grid/grid.tsx';
import type { SectionProps } from '../section/section-props.ts';
import { Section } from '../section/section.tsx';
import { Stack } from '../stack/stack.tsx';
import { Column, EntryButton, type PictureText, Row } from './picture-text.tsx';

export interface PictureTextsProps extends Omit<SectionProps, 'gap' | 'children'> {
  /** Side by side with the texts below, or one below the other with the texts beside, which then change sides from entry to entry. */
  layout: 'columns' | 'rows';
  entries: readonly PictureText[];
  /** `single` shows the first entry's button below all entries. */
  buttons: 'none' | 'single' | 'each';
}

/** Pictures with texts under one title. Without entries there is nothing to show, not even the title. */
export function PictureTexts({ layout, entries, buttons, ...section }: PictureTextsProps) {
  const [first] = entries;
  if (!first) return null;
  const Entry = layout === 'columns' ? Column : Row;
  const list = entries.map((entry) => <Entry key={entry.id} entry={entry} button={buttons === 'each' && <EntryButton entry={entry} />} />);
  return (
    <Section {...section} gap="xl">
      {layout === 'columns' ? (
        <Grid as="ul" role="list" columns="card" gap="xl">
          {list}
        </Grid>
      ) : (
        <Stack as="ul" role="list" gap="xxl">
          {list}
        </Stack>
      )}
      {buttons === 'single' && (
        <Stack align="center">
          <EntryButton entry={first} look="primary" />
        </Stack>
      )}
    </Section>
  );
}
