import type { Schemas } from '@foyer/api';
import { Cluster, ToggleChip } from '@foyer/ui';
import { useIntl } from 'react-intl';

interface LanguageChoiceProps {
  trainings: readonly Schemas['GdprTraining'][];
  /** The two letters of the language that plays; no training may have it. */
  chosen: string;
  onChoose: (language: string) => void;
}

/** The languages there are, each by its own name. */
export function LanguageChoice({ trainings, chosen, onChoose }: LanguageChoiceProps) {
  const label = useIntl().formatMessage({
    defaultMessage: 'Language of the video',
    description: 'Read aloud before the languages in which the training can be watched',
  });
  return (
    <Cluster role="group" aria-label={label} gap="xs">
      {trainings.map(({ language, name }) => (
        <ToggleChip key={language} lang={language} pressed={language === chosen} onClick={() => onChoose(language)}>
          {name}
        </ToggleChip>
      ))}
    </Cluster>
  );
}
