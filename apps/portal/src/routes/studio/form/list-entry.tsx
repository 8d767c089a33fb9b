import { ChevronDownIcon, ChevronUpIcon, DeleteIcon, Icon, Menu, MenuAction, MoreIcon, type RowTools, Badge } from '@foyer/ui';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Change, type FieldProps, useForm } from './form-context.ts';
import * as styles from './form.css.ts';
import { GroupFields } from './group-fields.tsx';
import { asList, type FieldSchema, kindOf } from './schema.ts';

interface ListEntryProps extends FieldProps {
  id: string;
  title: string;
  index: number;
  schema: FieldSchema;
  open: boolean;
  faulty: boolean;
  tools: RowTools;
  onToggle: (id: string) => void;
  onRemove: () => void;
}

/** An entry of a list: its name, and below it its fields while it is open. */
export function ListEntry(props: ListEntryProps) {
  const { id, title, index, schema, path, name, value, open, faulty, tools, onToggle, onRemove, onChange } = props;
  const intl = useIntl();
  const { Field } = useForm();
  const change = useCallback<Change>(
    (update) => onChange((now) => asList(now).map((each, place) => (place === index ? update(each) : each))),
    [onChange, index],
  );
  const fields = { schema, path, name, value, onChange: change };
  return (
    <div className={styles.entry}>
      <div className={styles.line}>
        {tools.handle}
        <button type="button" className={styles.opener} aria-expanded={open} onClick={() => onToggle(id)}>
          <Icon icon={open ? ChevronUpIcon : ChevronDownIcon} />
          <bdi>{title}</bdi>
          {faulty && (
            <Badge tone="critical">
              <FormattedMessage defaultMessage="Incomplete" description="Mark of a part of a form in which something is wrong" />
            </Badge>
          )}
        </button>
        <Menu
          label={intl.formatMessage(
            { defaultMessage: 'Actions: {title}', description: 'Name of the menu at an entry of a list' },
            { title },
          )}
          trigger={<Icon icon={MoreIcon} />}
          align="end"
        >
          {tools.moves}
          <MenuAction icon={<Icon icon={DeleteIcon} />} onClick={onRemove}>
            <FormattedMessage defaultMessage="Remove" description="Entry of the menu at an entry of a list" />
          </MenuAction>
        </Menu>
      </div>
      {open && (
        <div className={styles.fields}>
          {kindOf(schema) === 'group' ? <GroupFields {...fields} /> : <Field {...fields} nullable={false} />}
        </div>
      )}
    </div>
  );
}
