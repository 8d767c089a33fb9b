import { Button } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './page-editor.css.ts';

/** On phones, where the form takes the place of the list. */
export const BackToModules = ({ onPress }: { onPress: () => void }) => (
  <div className={styles.back}>
    <Button look="secondary" onClick={onPress}>
      <FormattedMessage defaultMessage="Back to the modules" description="Button above the form of a module on phones" />
    </Button>
  </div>
);
