import { ArrowBackIcon, Icon, IconButton } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** Leads back to the view before. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const label = useIntl().formatMessage({
    defaultMessage: 'Back',
    description: 'Button in the head of the chat that leads to the view before',
  });
  return <IconButton label={label} icon={<Icon icon={ArrowBackIcon} />} onClick={onClick} />;
}
