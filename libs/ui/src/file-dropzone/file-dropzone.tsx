import { type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, useRef, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { FileItem } from '../file-item/file-item.tsx';
import { Icon } from '../icon/icon.tsx';
import { UploadIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './file-dropzone.css.ts';
import { maxFileSize, sortFiles, type Candidate, type FileRefusal, type FileRules } from './sort-files.ts';
import { useFileDrop } from './use-file-drop.ts';

/** A file that was chosen, and how far it has come. */
export interface ChosenFile {
  id: string;
  file: File;
  /** How much of it is uploaded, from 0 to 1, or `unknown`; leave it out before and after. */
  progress?: number | 'unknown' | undefined;
  /** Why it could not be uploaded. */
  error?: ReactNode;
}

export interface FileDropzoneTexts {
  /** The words that open the files: "Datei auswählen". */
  choose: string;
  /** Behind them, for those who can drag: "oder hierher ziehen". */
  drop: string;
  /** While a file hangs above: "Loslassen, um die Datei zu nehmen". */
  release: string;
  /** Says to screen readers what was taken. */
  chosen: (names: readonly string[]) => string;
  size: (bytes: number) => string;
  remove: (name: string) => string;
  retry: (name: string) => string;
  uploading: (name: string) => string;
  /** Says why a file was not taken: name it, name the rule, and say what would be taken. */
  refusal: (refusal: FileRefusal) => ReactNode;
}

type Attributes = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FileRules | 'type' | 'multiple' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface FileDropzoneProps extends FieldTexts, FieldMarks, Attributes, Partial<FileRules> {
  /** Name of the native control, for forms. */
  name?: string;
  texts: FileDropzoneTexts;
  files: readonly ChosenFile[];
  /** Files that keep the rules. With a limit of 1 they take the place of the one that is there. */
  onChoose: (files: readonly File[]) => void;
  onRemove: (file: ChosenFile) => void;
  /** Offers to try again what could not be uploaded. */
  onRetry?: (file: ChosenFile) => void;
}

const none: readonly string[] = [];

/**
 * A place for files: by a press, the keyboard, drag and drop, or from the clipboard. One file of up to 20 MB by default.
 * It checks what it can (type, size, number) and leaves the uploading to its owner; the server checks again.
 */
export function FileDropzone(props: FileDropzoneProps) {
  const { label, mark, hint, error, id, disabled = false, texts, files, onChoose, onRemove, onRetry, ...others } = props;
  const { accept = none, maxSize = maxFileSize, limit = 1, className, ...rest } = others;
  const inputRef = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const [announced, setAnnounced] = useState<readonly string[]>([]);

  const take = (candidates: readonly Candidate[]) => {
    const present = files.map(({ file }) => file);
    const sorted = sortFiles(candidates, { accept, maxSize, limit }, present);
    setRefused(sorted.refused);
    setAnnounced(sorted.accepted.map((file) => file.name));
    if (sorted.accepted.length > 0) onChoose(sorted.accepted);
  };
  const { over, placeProps } = useFileDrop(take, disabled);

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take([...(currentTarget.files ?? [])].map((file) => ({ file })));
    // So that the same file can be chosen again after it was removed or changed on the disk.
    currentTarget.value = '';
  };
  const remove = (file: ChosenFile) => {
    setRefused([]);
    // The button that had the focus goes with its file.
    inputRef.current?.focus();
    onRemove(file);
  };

  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div>
          <div {...placeProps} className={classNames(styles.zone, over && styles.zoneOver)}>
            <input
              {...rest}
              {...wiring}
              ref={inputRef}
              type="file"
              className={classNames(styles.input, className)}
              accept={accept.join(',') || undefined}
              multiple={limit > 1}
              disabled={disabled}
              onChange={change}
            />
            <div className={styles.face}>
              <span className={styles.sign}>
                <Icon icon={UploadIcon} />
              </span>
              {/* A second label: who speaks to the page says the words they see. */}
              <label htmlFor={wiring.id} className={styles.choose}>
                {over ? texts.release : texts.choose}
              </label>
              <span className={styles.drop}>{texts.drop}</span>
            </div>
          </div>
          {refused.length > 0 && <Refusals refused={refused} text={texts.refusal} />}
          <div role="status">
            <VisuallyHidden>{announced.length > 0 && texts.chosen(announced)}</VisuallyHidden>
          </div>
          {files.length > 0 && (
            <ul role="list" className={styles.list}>
              {files.map((chosen) => (
                <li key={chosen.id}>
                  <ChosenItem chosen={chosen} texts={texts} disabled={disabled} onRemove={remove} onRetry={onRetry} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

function Refusals({ refused, text }: { refused: readonly FileRefusal[]; text: FileDropzoneTexts['refusal'] }) {
  return (
    <Alert tone="critical" role="alert" className={styles.refusals}>
      <ul role="list" className={styles.refusalList}>
        {refused.map((refusal, index) => (
          <li key={index}>{text(refusal)}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface ChosenItemProps extends Pick<FileDropzoneProps, 'texts' | 'onRemove' | 'disabled'> {
  chosen: ChosenFile;
  onRetry: FileDropzoneProps['onRetry'];
}

function ChosenItem({ chosen, texts, disabled, onRemove, onRetry }: ChosenItemProps) {
  const { file, progress, error } = chosen;
  return (
    <FileItem
      name={file.name}
      size={texts.size(file.size)}
      picture={file.type.startsWith('image/') ? file : undefined}
      progress={progress}
      progressLabel={texts.uploading(file.name)}
      error={error}
      onRetry={error && onRetry ? () => onRetry(chosen) : undefined}
      retryLabel={texts.retry(file.name)}
      onRemove={disabled ? undefined : () => onRemove(chosen)}
      removeLabel={texts.remove(file.name)}
    />
  );
}
