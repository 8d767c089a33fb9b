import type { Schemas } from '@foyer/api';
import { Heading, PhotoText, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import * as styles from './scores.css.ts';

/** The points of the member who reads, on a picture; whether the words are dark or light follows its brightness (content §2, §9). */
export function ScoresModule({ module }: { module: Schemas['ScoresModule'] }) {
  const { title, options, results } = module;
  const [scores] = results;
  return (
    <PhotoText image={options.background_image} ratio="21:9" sizes="(min-width: 80rem) 75rem, 100vw">
      {title && <Heading level={2}>{title}</Heading>}
      {scores ? <Figures {...scores} /> : <NoPoints />}
    </PhotoText>
  );
}

function Figures({ status_points: status, status_level: level, bonus_points: bonus }: Schemas['MemberScores']) {
  return (
    <dl className={styles.figures}>
      <Entry name={<FormattedMessage defaultMessage="Status points" description="Points that make a member’s level" />}>
        <FormattedNumber value={status} />
      </Entry>
      <Entry
        name={<FormattedMessage defaultMessage="Status" description="The level that a member’s points have reached, such as Silver" />}
      >
        {level ?? <FormattedMessage defaultMessage="No level yet" description="In place of a member’s level" />}
      </Entry>
      <Entry name={<FormattedMessage defaultMessage="Bonus points" description="Points that a member can spend" />}>
        <FormattedNumber value={bonus} />
      </Entry>
    </dl>
  );
}

function Entry({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

function NoPoints() {
  return (
    <Text>
      <FormattedMessage
        defaultMessage="You have not earned any points yet. What you do in the community counts here."
        description="In place of a member’s points"
      />
    </Text>
  );
}
