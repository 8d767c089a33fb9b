import type { Locale } from '@foyer/i18n';
import type { ReactNode } from 'react';

/** What is in the present content of what a version said, part by part. */
export type PartChange = { key: string; name: ReactNode } &
  /** A text, in a language where it is in one. */
  (
    | { kind: 'words'; before: string; after: string; locale?: Locale }
    /** Pictures and files, by their ids. */
    | { kind: 'media'; before: readonly string[]; after: readonly string[] }
    /** Nothing that can be shown in words. */
    | { kind: 'other' }
  );
