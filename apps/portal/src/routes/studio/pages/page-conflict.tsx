import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../article-editor.css.ts';
import { RivalsDialog } from '../rivals-dialog.tsx';
import { titleOfModule } from './module-title.ts';
import { compare, merge, moduleOf, type PageContent, type PagePart } from './page-content.ts';
import { usePagePartNames } from './use-page-part-names.ts';

interface PageConflictProps {
  base: PageContent;
  mine: PageContent;
  /** What the other editor has saved. */
  theirs: Schemas['StudioPage'];
  onResolve: (content: PageContent) => void;
}

/** Another editor has changed the page meanwhile. */
export function PageConflict({ base, mine, theirs, onResolve }: PageConflictProps) {
  const rivals = { base, mine, theirs: theirs.content };
  const nameOf = usePagePartNames();
  return (
    <RivalsDialog
      {...compare(rivals)}
      nameOf={(part) => nameOf(part, [rivals.theirs, mine, base])}
      wordsOf={(part, whose) => <Words content={rivals[whose]} part={part} />}
      note={
        <FormattedMessage
          defaultMessage="{name} changed this page {when}. Your changes have not been saved yet and are not lost."
          description="In the dialog where another editor has saved a page; when is a moment such as 5 minutes ago"
          values={{
            name: <bdi>{theirs.changed_by?.name ?? ''}</bdi>,
            when: theirs.changed_at ? <RelativeTime value={theirs.changed_at} /> : '',
          }}
        />
      }
      onDiscard={() => onResolve(theirs.content)}
      onKeep={(keepTheirs) => onResolve(merge(rivals, keepTheirs))}
    />
  );
}

/** What became of a part: its words, or that it was changed or removed. */
function Words({ content, part }: { content: PageContent; part: PagePart }) {
  const locale = useLocale();
  if (!part.startsWith('module:')) {
    return <FormattedMessage defaultMessage="Changed" description="A part of a page that an editor has changed" />;
  }
  const module = moduleOf(content, part);
  if (!module) return <FormattedMessage defaultMessage="Removed" description="A module that an editor has removed" />;
  const title = titleOfModule(module, locale);
  return title ? (
    <bdi className={styles.words}>{title}</bdi>
  ) : (
    <FormattedMessage defaultMessage="Changed" description="A part of a page that an editor has changed" />
  );
}
