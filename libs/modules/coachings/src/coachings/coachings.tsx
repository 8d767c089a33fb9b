import type { Schemas } from '@foyer/api';
import { EmptyState, Section, TrainingIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { CoachingList } from '../coaching-list/coaching-list.tsx';

/** Coachings, ten at first and ten more whenever the reader asks (content §2, §9). */
export function CoachingsModule({ module }: { module: Schemas['CoachingsModule'] }) {
  const { title, results } = module;
  return (
    <Section title={title}>
      {results.length > 0 ? (
        <CoachingList coachings={results} />
      ) : (
        <EmptyState
          icon={TrainingIcon}
          title={<FormattedMessage defaultMessage="No coaching sessions yet" description="Title of the empty module coachings" />}
        >
          <FormattedMessage defaultMessage="New coaching sessions will appear here." description="Text of the empty module coachings" />
        </EmptyState>
      )}
    </Section>
  );
}
