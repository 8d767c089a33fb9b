import type { Schemas } from '@foyer/api';
import * as barStyles from '../article-editor.css.ts';
import { PresentEditors } from '../presence/present-editors.tsx';
import { SaveState } from '../save-state.tsx';
import { PageStateBadge } from './page-state-badge.tsx';
import type { PageDraftState } from './use-page-draft.ts';

interface PageStateProps {
  page: Schemas['StudioPage'];
  state: PageDraftState;
  changed: boolean;
}

/** Where the page stands, what of it has just been typed among it. */
export const PageState = ({ page, state, changed }: PageStateProps) => (
  <div className={barStyles.state}>
    <SaveState badge={<PageStateBadge state={changed && page.state === 'live' ? 'changed' : page.state} />} state={state} />
    <PresentEditors subject="page" id={page.id} />
  </div>
);
