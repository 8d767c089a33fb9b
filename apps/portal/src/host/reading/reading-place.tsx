import { Button, CloseIcon, Icon, IconButton } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './reading.css.ts';
import { type ReadingPlaceOf, useReadingPlace } from './use-reading-place.ts';

/** Leads who comes back to a long text to where they stopped, if they like; it never scrolls by itself. */
export function ReadingPlace({ text, place }: { text: HTMLElement; place: ReadingPlaceOf }) {
  const intl = useIntl();
  const { offered, resume, dismiss } = useReadingPlace(text, place);
  if (!offered) return null;
  const name = intl.formatMessage({ defaultMessage: 'Where you left off', description: 'Name of the offer to go on reading' });
  return (
    <div role="region" aria-label={name} className={styles.offer}>
      <div className={styles.pill}>
        <Button look="quiet" onClick={resume}>
          <FormattedMessage
            defaultMessage="Continue where you left off"
            description="Button that scrolls to where a member stopped reading"
          />
        </Button>
        <IconButton
          label={intl.formatMessage({
            defaultMessage: 'Stay at the top',
            description: 'Button that closes the offer to go on reading',
          })}
          icon={<Icon icon={CloseIcon} />}
          onClick={dismiss}
        />
      </div>
    </div>
  );
}
