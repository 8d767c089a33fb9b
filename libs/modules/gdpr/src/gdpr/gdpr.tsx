import type { Schemas } from '@foyer/api';
import { EmptyState, Section, VideoIcon } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageChoice } from '../language-choice/language-choice.tsx';
import { NotAvailable } from '../not-available/not-available.tsx';
import { Training } from '../training/training.tsx';

/**
 * The data protection training as a video (content §2): in the language that the page says, else whichever the reader chooses. The choice stays below the video, so
 * that it keeps its place and the focus while the video changes.
 */
export function GdprModule({ module }: { module: Schemas['GdprModule'] }) {
  const { title, options, results } = module;
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? options.language;
  const training = results.find((one) => one.language === language);
  if (results.length === 0) {
    return (
      <Section title={title}>
        <EmptyState
          icon={VideoIcon}
          title={
            <FormattedMessage defaultMessage="The training is not available yet" description="Title of the module gdpr without any video" />
          }
        >
          <FormattedMessage
            defaultMessage="As soon as the video is ready, you can watch it here."
            description="Text of the module gdpr without any video"
          />
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title={title}>
      {training ? <Training key={training.language} training={training} /> : <NotAvailable />}
      {(results.length > 1 || !training) && <LanguageChoice trainings={results} chosen={language} onChoose={setChosen} />}
    </Section>
  );
}
