import type { Schemas } from '@foyer/api';
import { useRef, useState } from 'react';
import * as barStyles from '../article-editor.css.ts';
import { CopyNote } from '../copy-note.tsx';
import { ReviewNotice } from '../reviews/review-notice.tsx';
import { BackToModules } from './back-to-modules.tsx';
import { ChosenForm } from './chosen-form.tsx';
import { ModuleChooser } from './module-chooser.tsx';
import { ModulesList } from './modules-list.tsx';
import { PageActions } from './page-actions.tsx';
import type { PageContent } from './page-content.ts';
import { PageConflict } from './page-conflict.tsx';
import * as styles from './page-editor.css.ts';
import { PageFaults } from './page-faults.tsx';
import { PagePreview } from './page-preview.tsx';
import { PageState } from './page-state.tsx';
import { PageViews } from './page-views.tsx';
import { useChosenPart } from './use-chosen-part.ts';
import { useModuleChanges } from './use-module-changes.ts';
import { type PageDraft, usePageDraft } from './use-page-draft.ts';
import { usePageLanguage } from './use-page-language.ts';
import { usePublishing } from './use-publishing.ts';
import { useRowActions } from './use-row-actions.tsx';

export interface PageEditorProps {
  page: Schemas['StudioPage'];
  types: readonly Schemas['StudioModuleType'][];
  /** The languages the customer offers. */
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
}

/** Saves what became of the changes of two editors. */
const resolveInto = (draft: PageDraft) => (resolved: PageContent) => {
  draft.resolve(resolved);
  void draft.save();
};

/** Composes a page: its modules in order, the form of one of them, and what readers will see. */
export function PageEditor({ page, types, languages }: PageEditorProps) {
  const { draft, state } = usePageDraft(page);
  const { content, base, conflict, copy } = state;
  const form = useRef<HTMLDivElement>(null);
  const part = useChosenPart(form);
  const changes = useModuleChanges(draft);
  const rows = useRowActions(changes, part);
  const publishing = usePublishing(page, draft);
  const pair = usePageLanguage(content, languages);
  const [view, setView] = useState<'write' | 'preview'>('write');
  // After a save the draft is ahead of the page for a moment.
  const changed = page.state !== 'live' || content !== base.content || base.version !== page.version;
  return (
    <div className={styles.page} data-pair={pair.shown.length > 1}>
      <div className={barStyles.bar}>
        <PageState page={page} state={state} changed={changed} />
        <PageActions page={page} draft={draft} publishing={publishing} changed={changed} />
      </div>
      <ReviewNotice subject="page" id={page.id} />
      <CopyNote copy={copy} onAnswer={(take) => draft.answerCopy(take)} />
      {publishing.blocking.length > 0 && <PageFaults faults={publishing.blocking} modules={content.modules} onGo={part.goToFault} />}
      <PageViews value={view} onChange={setView} />
      <div className={styles.work} data-view={view}>
        <div className={styles.written} data-chosen={part.open}>
          <div className={styles.list}>
            <ModulesList
              modules={content.modules}
              chosen={part.chosen}
              faulty={publishing.faulty}
              languages={languages}
              locale={pair.chosen}
              shown={pair.shown}
              actions={rows.actions}
              onChoosePage={rows.choosePage}
              onAdd={rows.addLast}
              onSort={changes.sort}
            />
          </div>
          <div ref={form} className={styles.form}>
            <BackToModules onPress={part.close} />
            <ChosenForm
              key={`${part.chosen} ${part.faults}`}
              page={page}
              content={content}
              chosen={part.chosen}
              types={types}
              faults={publishing.shown}
              languages={languages}
              pair={pair}
              addSource={draft.addSource}
              changes={changes}
            />
          </div>
        </div>
        <div className={styles.shown}>
          <PagePreview
            id={page.id}
            version={page.version}
            chosen={part.chosen}
            languages={languages}
            locale={pair.chosen}
            onLocale={pair.choose}
            onPress={rows.actions.choose}
          />
        </div>
      </div>
      {rows.adding && <ModuleChooser types={types} onClose={rows.stopAdding} onChoose={rows.add} />}
      {conflict && <PageConflict base={base.content} mine={content} theirs={conflict} onResolve={resolveInto(draft)} />}
    </div>
  );
}
