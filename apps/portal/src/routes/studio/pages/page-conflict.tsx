import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Button, Dialog, Radio, RadioGroup, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../article-editor.css.ts';
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

/** Another editor was faster: what they have changed, and whose is kept where both have changed the same. Nothing is lost before it is answered. */
export function PageConflict({ base, mine, theirs, onResolve }: PageConflictProps) {
  const rivals = { base, mine, theirs: theirs.content };
  const nameOf = usePagePartNames(rivals);
  const { changed, both } = compare(rivals);
  const [keepTheirs, setKeepTheirs] = useState<readonly PagePart[]>([]);
  const choose = (part: PagePart, whose: string) =>
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
          description="Title of the dialog where another editor has saved a page"
        />
      }
      actions={
        <>
          <Button look="secondary" onClick={() => onResolve(theirs.content)}>
            <FormattedMessage defaultMessage="Discard my changes" description="Answer where another editor has saved a page" />
          </Button>
          <Button onClick={() => onResolve(merge(rivals, keepTheirs))}>
            <FormattedMessage defaultMessage="Keep both and go on" description="Answer where another editor has saved a page" />
          </Button>
        </>
      }
    >
      <Text>
        <FormattedMessage
          defaultMessage="{name} changed this page {when}. Your changes have not been saved yet and are not lost."
          description="In the dialog where another editor has saved a page; when is a moment such as 5 minutes ago"
          values={{
            name: <bdi>{theirs.changed_by?.name ?? ''}</bdi>,
            when: theirs.changed_at ? <RelativeTime value={theirs.changed_at} /> : '',
          }}
        />
      </Text>
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
                  label={<FormattedMessage defaultMessage="Mine" description="Whose version of a part of a page is kept" />}
                  description={<Words content={mine} part={part} />}
                />
                <Radio
                  value="theirs"
                  label={<FormattedMessage defaultMessage="Theirs" description="Whose version of a part of a page is kept" />}
                  description={<Words content={theirs.content} part={part} />}
                />
              </RadioGroup>
            ) : (
              <>
                <strong>{nameOf(part)}</strong>
                <Words content={theirs.content} part={part} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
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
