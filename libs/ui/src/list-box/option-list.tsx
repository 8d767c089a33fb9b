import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import * as styles from './list-box.css.ts';
import { isGroup, type Option, type OptionGroup, type Options } from './options.ts';

interface OptionListProps {
  options: Options;
  /** Squares before the labels show that several can be chosen. */
  several?: boolean;
}

/** The list of a select, multi-select or combobox; what can be chosen and what is chosen comes from the component around it. */
export function OptionList({ options, several = false }: OptionListProps) {
  const line = (entry: Option | OptionGroup) =>
    isGroup(entry) ? (
      <ListBoxSection id={`group ${entry.label}`} className={styles.group}>
        <Header className={styles.groupLabel}>{entry.label}</Header>
        <Collection items={entry.options}>{(option) => <OptionLine option={option} several={several} />}</Collection>
      </ListBoxSection>
    ) : (
      <OptionLine option={entry} several={several} />
    );
  return (
    <ListBox className={styles.list} items={options} dependencies={[several]}>
      {line}
    </ListBox>
  );
}

function OptionLine({ option, several }: { option: Option; several: boolean }) {
  const { id, label, description, icon, disabled = false } = option;
  return (
    <ListBoxItem id={id} value={option} textValue={label} isDisabled={disabled} className={styles.option}>
      {({ isSelected }) => (
        <>
          {several && (
            <span className={styles.square}>
              <Icon icon={CheckIcon} />
            </span>
          )}
          {icon && <span className={styles.icon}>{icon}</span>}
          <span className={styles.words}>
            <span>{label}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {isSelected && !several && (
            <span className={styles.tick}>
              <Icon icon={CheckIcon} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
