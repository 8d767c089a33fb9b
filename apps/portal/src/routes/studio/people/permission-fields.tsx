import { Checkbox, CheckboxGroup } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { permissionNames, permissionTexts } from './people-words.ts';
import type { PersonEntries } from './person-entries.ts';
import { type PersonFieldsProps, wired } from './person-fields.ts';

interface PermissionFieldsProps extends PersonFieldsProps {
  /** Those that the reader may give and take. */
  grantable: readonly string[];
}

/** What a person may do beyond a member; what is not the reader's to give is shown as it is. */
export function PermissionFields({ grantable, ...props }: PermissionFieldsProps) {
  const { disabled, error, id } = wired('permissions', props);
  const { permissions } = props.entries;
  return (
    <CheckboxGroup
      id={id}
      error={error}
      label={<FormattedMessage defaultMessage="Permissions" description="Group of checkboxes of an account" />}
      hint={
        <FormattedMessage
          defaultMessage="Without any, a person reads and writes as a member. You can give the permissions that you have yourself."
          description="Hint at the rights of an account"
        />
      }
      value={permissions}
      onChange={(chosen) => props.change({ permissions: chosen as PersonEntries['permissions'] })}
    >
      {Object.entries(permissionNames).map(([permission, name]) => (
        <Checkbox
          key={permission}
          value={permission}
          disabled={disabled || !grantable.includes(permission)}
          label={<FormattedMessage {...name} />}
          description={<FormattedMessage {...permissionTexts[permission]!} />}
        />
      ))}
    </CheckboxGroup>
  );
}
