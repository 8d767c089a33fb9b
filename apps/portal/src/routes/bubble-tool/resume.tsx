import type { Schemas } from '@foyer/api';
import { useEffect } from 'react';
import { forgetDocuments } from '../../host/installable/kept-documents.ts';
import { useResume } from '../../host/session/use-resume.ts';

/**
 * Shown while the session has ended: the content stays on the screen, but is kept no longer for a new start. Once someone has signed in, here or in
 * another tab, the screen goes on by itself.
 */
export function Resume({ user }: { user: Schemas['User'] }) {
  useResume(user);
  useEffect(() => void forgetDocuments('screen'), []);
  return null;
}
