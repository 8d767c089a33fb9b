import type { Editor } from '@tiptap/core';
import { Icon, IconButton, Menu, MenuAction, TableIcon } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';

interface TableMenuProps {
  editor: Editor;
  /** The cursor is in a table. */
  within: boolean;
}

/** Inserts a table; within one, what can be done to it. */
export function TableMenu({ editor, within }: TableMenuProps) {
  const intl = useIntl();
  const run = () => editor.chain().focus();
  const label = intl.formatMessage({ defaultMessage: 'Table', description: 'Button of the text editor' });
  if (!within) {
    const insert = () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    return <IconButton type="button" label={label} icon={<Icon icon={TableIcon} />} onClick={insert} />;
  }
  return (
    <Menu label={label} trigger={<Icon icon={TableIcon} />} align="start">
      <MenuAction onClick={() => run().addRowAfter().run()}>
        <FormattedMessage defaultMessage="Add row" description="Text editor: in a table" />
      </MenuAction>
      <MenuAction onClick={() => run().addColumnAfter().run()}>
        <FormattedMessage defaultMessage="Add column" description="Text editor: in a table" />
      </MenuAction>
      <MenuAction onClick={() => run().toggleHeaderRow().run()}>
        <FormattedMessage defaultMessage="Header row on or off" description="Text editor: in a table" />
      </MenuAction>
      <MenuAction onClick={() => run().deleteRow().run()}>
        <FormattedMessage defaultMessage="Delete row" description="Text editor: in a table" />
      </MenuAction>
      <MenuAction onClick={() => run().deleteColumn().run()}>
        <FormattedMessage defaultMessage="Delete column" description="Text editor: in a table" />
      </MenuAction>
      <MenuAction onClick={() => run().deleteTable().run()}>
        <FormattedMessage defaultMessage="Delete table" description="Text editor: in a table" />
      </MenuAction>
    </Menu>
  );
}
