import { Button, Dialog, Radio, RadioGroup, Stack, Text } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './article-editor.css.ts';

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

/** Another editor was faster: what they have changed, and whose is kept where both have changed the same. Nothing is lost before it is answered. */
export function RivalsDialog<Part extends string>({ note, changed, both, nameOf, wordsOf, onDiscard, onKeep }: RivalsDialogProps<Part>) {
  const [keepTheirs, setKeepTheirs] = useState<readonly Part[]>([]);
  const choose = (part: Part, whose: string) =>
    setKeepTheirs((before) => (whose === 'theirs' ? [...before, part] : before.filter((one) => one !== part)));
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      pressBeside="stays"
      role="alertdialog"
      width="l"
      title={
        <FormattedMessage
          defaultMessage="Changed in the meantime"
          description="Title of the dialog where another editor has saved meanwhile"
        />
      }
      actions={
        <>
          <Button look="secondary" onClick={onDiscard}>
            <FormattedMessage defaultMessage="Discard my changes" description="Answer where another editor has saved meanwhile" />
          </Button>
          <Button onClick={() => onKeep(keepTheirs)}>
            <FormattedMessage defaultMessage="Keep both and go on" description="Answer where another editor has saved meanwhile" />
          </Button>
        </>
      }
    >
      <Stack gap="m">
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
      </Stack>
    </Dialog>
  );
}
