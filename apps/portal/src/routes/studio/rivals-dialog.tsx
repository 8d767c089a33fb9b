import { Radio, RadioGroup, Text } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './article-editor.css.ts';
import { OutrunDialog } from './outrun-dialog.tsx';

interface RivalsDialogProps<Part extends string> {
  /** Who saved what, and when. */
  note: ReactNode;
  /** What the other editor has changed. */
  changed: readonly Part[];
  /** What both have changed. */
  both: readonly Part[];
  nameOf: (part: Part) => ReactNode;
  /** What a part says, in short. */
  wordsOf: (part: Part, whose: 'mine' | 'theirs') => ReactNode;
  onDiscard: () => void;
  onKeep: (keepTheirs: readonly Part[]) => void;
}

/** What another editor has changed, and whose is kept where both have changed the same. */
export function RivalsDialog<Part extends string>({ note, changed, both, nameOf, wordsOf, onDiscard, onKeep }: RivalsDialogProps<Part>) {
  const [keepTheirs, setKeepTheirs] = useState<readonly Part[]>([]);
  const choose = (part: Part, whose: string) =>
    setKeepTheirs((before) => (whose === 'theirs' ? [...before, part] : before.filter((one) => one !== part)));
  return (
    <OutrunDialog
      theirs={<FormattedMessage defaultMessage="Discard my changes" description="Answer where another editor has saved meanwhile" />}
      mine={<FormattedMessage defaultMessage="Keep both and go on" description="Answer where another editor has saved meanwhile" />}
      onTheirs={onDiscard}
      onMine={() => onKeep(keepTheirs)}
    >
      <Text>{note}</Text>
      <ul className={styles.rivals}>
        {changed.map((part) => (
          <li key={part} className={styles.rival}>
            {both.includes(part) ? (
              <RadioGroup
                label={nameOf(part)}
                value={keepTheirs.includes(part) ? 'theirs' : 'mine'}
                onChange={(whose) => choose(part, whose)}
              >
                <Radio
                  value="mine"
                  label={<FormattedMessage defaultMessage="Mine" description="Whose version of a part is kept" />}
                  description={wordsOf(part, 'mine')}
                />
                <Radio
                  value="theirs"
                  label={<FormattedMessage defaultMessage="Theirs" description="Whose version of a part is kept" />}
                  description={wordsOf(part, 'theirs')}
                />
              </RadioGroup>
            ) : (
              <>
                <strong>{nameOf(part)}</strong>
                {wordsOf(part, 'theirs')}
              </>
            )}
          </li>
        ))}
      </ul>
    </OutrunDialog>
  );
}
