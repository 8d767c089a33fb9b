import { Button, EyeIcon, Icon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

interface ViewButtonProps {
  /** Members read the article. */
  live: boolean;
  onPress: () => void;
}

/** Shows an article as members see it, or will see it. */
export function ViewButton({ live, onPress }: ViewButtonProps) {
  return (
    <Button look="secondary" icon={<Icon icon={EyeIcon} />} onClick={onPress}>
      {live ? (
        <FormattedMessage defaultMessage="View" description="Button at a published article in the studio: opens it" />
      ) : (
        <FormattedMessage defaultMessage="Preview" description="Button at an article that is written: shows it as members will see it" />
      )}
    </Button>
  );
}
