import { Icon } from '@foyer/ui';
import { iconOf } from './module-types.ts';
import * as styles from './page-editor.css.ts';
import { useModuleWords } from './use-module-words.ts';

interface ModuleTypeButtonProps {
  type: string;
  onChoose: () => void;
}

/** A type of modules, with what it shows. */
export function ModuleTypeButton({ type, onChoose }: ModuleTypeButtonProps) {
  const { nameOf, sentenceOf } = useModuleWords();
  const icon = iconOf(type);
  return (
    <button type="button" className={styles.type} onClick={onChoose}>
      {icon && <Icon icon={icon} />}
      <span className={styles.names}>
        <strong>{nameOf(type)}</strong>
        <span className={styles.small}>{sentenceOf(type)}</span>
      </span>
    </button>
  );
}
