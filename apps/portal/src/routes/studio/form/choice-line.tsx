import type { Schemas } from '@foyer/api';
import { Image, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './form.css.ts';

interface ChoiceLineProps {
  /** What was chosen; without one it is gone, or not known yet. */
  choice: Schemas['StudioChoice'] | undefined;
  id: string;
  before?: ReactNode;
  children?: ReactNode;
}

/** Something that was chosen, with its picture and what can be done with it. */
export const ChoiceLine = ({ choice, id, before, children }: ChoiceLineProps) => (
  <div className={styles.line}>
    {before}
    {choice?.image && (
      <div className={styles.thumb}>
        <Image {...choice.image} alt="" ratio="1:1" rounded="m" sizes="3rem" />
      </div>
    )}
    <div className={styles.grow}>
      {choice ? (
        <bdi>{choice.title || id}</bdi>
      ) : (
        <FormattedMessage
          defaultMessage="No longer available ({id})"
          description="In a form of the studio, in place of something that was chosen and is gone"
          values={{ id: <bdi>{id}</bdi> }}
        />
      )}
      {choice?.detail && (
        <Text size="s" tone="muted">
          <bdi>{choice.detail}</bdi>
        </Text>
      )}
    </div>
    {children}
  </div>
);
