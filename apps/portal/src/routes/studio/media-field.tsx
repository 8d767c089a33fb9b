import type { Schemas } from '@foyer/api';
import { Button, DeleteIcon, FileItem, Icon, Menu, MenuAction, MoreIcon, type RowTools, SortableList, Text } from '@foyer/ui';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusWhenEmptied } from './form/use-focus-when-emptied.ts';
import { useSortableTexts } from './form/use-sortable-texts.ts';
import * as styles from './picture-field.css.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { MediaKind } from './media-kinds.ts';
import { useFileSize } from './use-file-size.ts';

type Medium = Schemas['Medium'];

interface MediaFieldProps {
  label: ReactNode;
  hint: ReactNode;
  /** The words of the button that adds. */
  add: ReactNode;
  kind: MediaKind;
  /** The media that were chosen, in order. */
  ids: readonly string[];
  /** So many at most. */
  most: number;
  /** The media as they were saved last. */
  saved: readonly Medium[];
  errorOf: (index: number) => string | undefined;
  onChange: (ids: string[]) => void;
}

interface Entry {
  id: string;
  medium: Medium | undefined;
  error: string | undefined;
}

/** Several pictures or files in an order: added from the library or the device, sorted, and taken away. */
export function MediaField({ label, hint, add, kind, ids, most, saved, errorOf, onChange }: MediaFieldProps) {
  const intl = useIntl();
  const name = useId();
  const texts = useSortableTexts();
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<readonly Medium[]>([]);
  const addButton = useFocusWhenEmptied(ids.length);
  const known = [...added, ...saved];
  const entries = ids.map((id, index): Entry => ({ id, medium: known.find((one) => one.id === id), error: errorOf(index) }));
  const gone = intl.formatMessage({ defaultMessage: 'A file that is gone', description: 'In place of the name of a file of an article' });
  const nameOf = ({ medium }: Entry) => medium?.name ?? gone;
  const remove = (id: string) => onChange(ids.filter((one) => one !== id));
  return (
    <div role="group" aria-labelledby={name} className={styles.field}>
      <Text id={name} weight="medium">
        {label}
      </Text>
      {ids.length === 0 && (
        <Text size="s" tone="muted">
          {hint}
        </Text>
      )}
      {ids.length > 0 && (
        <SortableList
          label={intl.formatMessage({ defaultMessage: 'Order', description: 'Name of the list of an article’s pictures or files' })}
          items={entries}
          keyOf={keyOf}
          nameOf={nameOf}
          texts={texts}
          gap="s"
          onSort={(sorted) => onChange(sorted.map(keyOf))}
        >
          {(entry, tools) => <MediaRow entry={entry} name={nameOf(entry)} tools={tools} onRemove={remove} />}
        </SortableList>
      )}
      {ids.length < most && (
        <div className={styles.actions}>
          <Button ref={addButton} look="secondary" onClick={() => setOpen(true)}>
            {add}
          </Button>
        </div>
      )}
      <PictureDialog
        open={open}
        title={label}
        kind={kind}
        chosen={ids}
        onClose={() => setOpen(false)}
        onChoose={(medium) => {
          setAdded((media) => [medium, ...media]);
          if (!ids.includes(medium.id) && ids.length < most) onChange([...ids, medium.id]);
        }}
      />
    </div>
  );
}

const keyOf = ({ id }: Entry) => id;

interface MediaRowProps {
  entry: Entry;
  name: string;
  tools: RowTools;
  onRemove: (id: string) => void;
}

function MediaRow({ entry: { id, medium, error }, name, tools, onRemove }: MediaRowProps) {
  const intl = useIntl();
  const sizeOf = useFileSize();
  return (
    <div className={styles.row}>
      {tools.handle}
      <FileItem
        name={name}
        size={medium && sizeOf(medium.size)}
        picture={(medium?.image ?? medium?.poster)?.variants[0]?.src}
        error={error}
      />
      <Menu
        label={intl.formatMessage(
          { defaultMessage: 'Actions: {title}', description: 'Name of the menu at an entry of a list' },
          { title: name },
        )}
        trigger={<Icon icon={MoreIcon} />}
        align="end"
      >
        {tools.moves}
        <MenuAction icon={<Icon icon={DeleteIcon} />} onClick={() => onRemove(id)}>
          <FormattedMessage defaultMessage="Remove" description="Entry of the menu at an entry of a list" />
        </MenuAction>
      </Menu>
    </div>
  );
}
