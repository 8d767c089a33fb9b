import { Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from '../records/records.css.ts';
import type { PersonFieldsProps } from './person-fields.ts';
import { TermField } from './term-field.tsx';

/** What a person can do and does beside their position. */
export function TermFields(props: PersonFieldsProps) {
  return (
    <div className={styles.fields}>
      <Text tone="muted">
        <FormattedMessage
          defaultMessage="One entry per line. Colleagues see them in the profile and on cards, as the settings say."
          description="In the form about an account, above career, skills and special tasks"
        />
      </Text>
      <div className={styles.pair}>
        <TermField
          {...props}
          name="skills"
          label={(language) => (
            <FormattedMessage defaultMessage="Skills ({language})" description="Field of an account" values={{ language }} />
          )}
        />
      </div>
      <div className={styles.pair}>
        <TermField
          {...props}
          name="special_tasks"
          label={(language) => (
            <FormattedMessage
              defaultMessage="Special tasks ({language})"
              description="Field of an account: what a person does beside their position, such as first aid"
              values={{ language }}
            />
          )}
        />
      </div>
      <div className={styles.pair}>
        <TermField
          {...props}
          name="careers"
          label={(language) => (
            <FormattedMessage
              defaultMessage="Career ({language})"
              description="Field of an account: what a person has learned and where they have worked"
              values={{ language }}
            />
          )}
        />
      </div>
    </div>
  );
}
