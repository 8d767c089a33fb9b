import { useIntl } from 'react-intl';

/** The words of the main menu, in the bar and in the drawer. */
export function useMenuTexts() {
  const intl = useIntl();
  return {
    label: intl.formatMessage({ defaultMessage: 'Main menu', description: 'Name of the main navigation' }),
    toggleLabel: (entry: string) =>
      intl.formatMessage(
        { defaultMessage: '{entry}: more pages', description: 'Button beside an entry of the main menu that shows the pages below it' },
        { entry },
      ),
  };
}
