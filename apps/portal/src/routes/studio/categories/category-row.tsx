import type { Schemas } from '@foyer/api';
import { DeleteIcon, EditIcon, Icon, IconButton, Text } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../menu/menu-editor.css.ts';
import { TitleFields } from '../setup/title-fields.tsx';
import { wordsIn } from '../setup/words-in.ts';
import { CategoryUse } from './category-use.tsx';

/** In place of a title. */
export const untitled = defineMessage({ defaultMessage: 'Untitled', description: 'In place of the title of a category of news' });

interface CategoryRowProps {
  category: Schemas['StudioCategory'];
  /** Where it is used; a new one is nowhere. */
  use: Schemas['StudioCategoryUse'] | undefined;
  /** What it is moved by. */
  handle: ReactNode;
  open: boolean;
  error: string | undefined;
  onOpen: (open: boolean) => void;
  onRemove: () => void;
  onChange: (title: Schemas['StudioTitle']) => void;
}

/** One category: its title, where it is used, and its titles by language where it is open. */
export function CategoryRow({ category, use, handle, open, error, onOpen, onRemove, onChange }: CategoryRowProps) {
  const intl = useIntl();
  const locale = useLocale();
  const id = useId();
  const title = wordsIn(category.title, locale) || intl.formatMessage(untitled);
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <div className={styles.name}>
          {handle}
          <div className={styles.words}>
            <Text as="span" weight="medium">
              <bdi>{title}</bdi>
            </Text>
            <CategoryUse title={category.title} use={use} />
          </div>
        </div>
        <div className={styles.tools}>
          <IconButton
            label={intl.formatMessage(
              { defaultMessage: 'Change {title}', description: 'Button at a category of news; opens its fields' },
              { title },
            )}
            icon={<Icon icon={EditIcon} />}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => onOpen(!open)}
          />
          <IconButton
            label={intl.formatMessage({ defaultMessage: 'Remove {title}', description: 'Button at a category of news' }, { title })}
            icon={<Icon icon={DeleteIcon} />}
            onClick={onRemove}
          />
        </div>
      </div>
      {open && (
        <div id={id} className={styles.fields}>
          <TitleFields title={category.title} error={error} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
