import { useIntl } from 'react-intl';

/** Why a button that saves or publishes does nothing. It keeps the focus it was pressed with. */
export function useUnchangedReason(changed: boolean): string | undefined {
  const intl = useIntl();
  if (changed) return undefined;
  return intl.formatMessage({
    defaultMessage: 'Nothing was changed.',
    description: 'Why a button of the studio that saves or publishes does nothing',
  });
}
