import { useUser } from '../../app/shell-data.ts';

/** Whether the reader writes content and learns what of a page cannot be shown (permission `editor` or `superadmin`). */
export function useWritesContent(): boolean {
  const permissions = useUser()?.permissions ?? [];
  return permissions.includes('editor') || permissions.includes('superadmin');
}
