import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Button, Dialog, Radio, RadioGroup, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './article-editor.css.ts';
import { compare, type Content, merge, type PartKey, textOfPart } from './studio-content.ts';
import { usePartNames } from './use-part-names.ts';

interface ConflictDialogProps {
  base: Content;
  mine: Content;
  /** What the other editor has saved. */
  theirs: Schemas['StudioArticle'];
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  onResolve: (content: Content) => void;
}

/** HTML as its words. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|h\d|li)>/g, '$&\n'), 'text/html').body.textContent;

/** Someone else was faster: what they have changed, and whose is kept where both have changed the same. Nothing is lost before it is answered. */
export function ConflictDialog({ base, mine, theirs, languages, onResolve }: ConflictDialogProps) {
  const nameOf = usePartNames(languages);
  const rivals = { base, mine, theirs: theirs.content };
  const { changed, both } = compare(rivals);
  const [keepTheirs, setKeepTheirs] = useState<readonly PartKey[]>([]);
  const choose = (key: PartKey, whose: string) =>
    setKeepTheirs((before) => (whose === 'theirs' ? [...before, key] : before.filter((one) => one !== key)));
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
          <Button look="secondary" onClick={() => onResolve(theirs.content)}>
            <FormattedMessage defaultMessage="Discard my changes" description="Answer where another editor has saved meanwhile" />
          </Button>
          <Button onClick={() => onResolve(merge(rivals, keepTheirs))}>
            <FormattedMessage defaultMessage="Keep both and go on" description="Answer where another editor has saved meanwhile" />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage
          defaultMessage="{name} saved this article {when}. Your changes have not been saved yet and are not lost."
          description="In the dialog where another editor has saved meanwhile; when is a moment such as 5 minutes ago"
          values={{ name: <bdi>{(theirs.changed_by ?? theirs.author).name}</bdi>, when: <RelativeTime value={theirs.changed_at} /> }}
        />
      </Text>
      <ul className={styles.rivals}>
        {changed.map((key) => (
          <li key={key} className={styles.rival}>
            {both.includes(key) ? (
              <RadioGroup label={nameOf(key)} value={keepTheirs.includes(key) ? 'theirs' : 'mine'} onChange={(whose) => choose(key, whose)}>
                <Radio
                  value="mine"
                  label={<FormattedMessage defaultMessage="Mine" description="Whose version of a part is kept" />}
                  description={<Words content={mine} part={key} />}
                />
                <Radio
                  value="theirs"
                  label={<FormattedMessage defaultMessage="Theirs" description="Whose version of a part is kept" />}
                  description={<Words content={theirs.content} part={key} />}
                />
              </RadioGroup>
            ) : (
              <>
                <strong>{nameOf(key)}</strong>
                <Words content={theirs.content} part={key} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What a part says; settings are named alone. */
function Words({ content, part }: { content: Content; part: PartKey }) {
  const text = textOfPart(content, part);
  if (text === null)
    return <FormattedMessage defaultMessage="Changed" description="A setting of an article that another editor has changed" />;
  const words = part.endsWith('.content') ? wordsOf(text) : text;
  return (
    <bdi className={styles.words}>
      {words.trim() || (
        <FormattedMessage defaultMessage="Empty" description="What a part of an article says that another editor has emptied" />
      )}
    </bdi>
  );
}
