export { FolderInUse, type Lock, requireFree, takeLock } from './lock.ts';
