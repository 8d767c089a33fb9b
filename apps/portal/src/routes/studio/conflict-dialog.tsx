import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { FormattedMessage } from 'react-intl';
import * as styles from './article-editor.css.ts';
import { RivalsDialog } from './rivals-dialog.tsx';
import { compare, type Content, merge, type PartKey, textOfPart } from './studio-content.ts';
import { usePartNames } from './use-part-names.ts';
import { wordsOfHtml } from './words-of-html.ts';

interface ConflictDialogProps {
  base: Content;
  mine: Content;
  /** What the other editor has saved. */
  theirs: Schemas['StudioArticle'];
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  onResolve: (content: Content) => void;
}

/** Another editor has saved the article meanwhile. */
export function ConflictDialog({ base, mine, theirs, languages, onResolve }: ConflictDialogProps) {
  const rivals = { base, mine, theirs: theirs.content };
  return (
    <RivalsDialog
      {...compare(rivals)}
      nameOf={usePartNames(languages)}
      wordsOf={(part, whose) => <Words content={rivals[whose]} part={part} />}
      note={
        <FormattedMessage
          defaultMessage="{name} saved this article {when}. Your changes have not been saved yet and are not lost."
          description="In the dialog where another editor has saved meanwhile; when is a moment such as 5 minutes ago"
          values={{ name: <bdi>{(theirs.changed_by ?? theirs.author).name}</bdi>, when: <RelativeTime value={theirs.changed_at} /> }}
        />
      }
      onDiscard={() => onResolve(theirs.content)}
      onKeep={(keepTheirs) => onResolve(merge(rivals, keepTheirs))}
    />
  );
}

/** What a part says; settings are named alone. */
function Words({ content, part }: { content: Content; part: PartKey }) {
  const text = textOfPart(content, part);
  if (text === null)
    return <FormattedMessage defaultMessage="Changed" description="A setting of an article that another editor has changed" />;
  const words = part.endsWith('.content') ? wordsOfHtml(text) : text;
  return (
    <bdi className={styles.words}>
      {words.trim() || (
        <FormattedMessage defaultMessage="Empty" description="What a part of an article says that another editor has emptied" />
      )}
    </bdi>
  );
}
