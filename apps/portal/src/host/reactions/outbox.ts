import type { Schemas } from '@foyer/api';
import { useMemo, useSyncExternalStore } from 'react';
import { outboxPrefix } from './clear-outbox.ts';
import type { Content } from './content.ts';

/** A comment that waits for a connection. */
export interface QueuedComment {
  /** The key it is sent with, always the same: however often that is tried, it is written once. */
  key: string;
  content: Content;
  /** What it replies to, and the thread that belongs to; null for one that begins a thread. */
  parentId: string | null;
  threadId: string | null;
  text: string;
  mentions: Schemas['NewMentions'];
  /** When it was written. */
  at: string;
  author: Schemas['Person'];
  /** Why the server does not take it; null while it waits. */
  refused: string | null;
}

/** More than anyone writes without a connection. */
const most = 50;

const listeners = new Set<() => void>();

// Storage can be blocked, full, or hold anything.
function read(userId: string): string {
  try {
    return localStorage.getItem(outboxPrefix + userId) ?? '[]';
  } catch {
    return '[]';
  }
}

const isQueued = (value: unknown): value is QueuedComment => {
  const { key, content, text, author, at } = (value ?? {}) as Partial<QueuedComment>;
  return [key, content?.type, content?.id, text, author?.name, at].every((part) => typeof part === 'string');
};

function parse(stored: string): readonly QueuedComment[] {
  try {
    const all = JSON.parse(stored) as unknown;
    return Array.isArray(all) ? all.filter(isQueued) : [];
  } catch {
    return [];
  }
}

/** Answers whether it could be kept. */
function write(userId: string, queue: readonly QueuedComment[]): boolean {
  try {
    if (queue.length === 0) localStorage.removeItem(outboxPrefix + userId);
    else localStorage.setItem(outboxPrefix + userId, JSON.stringify(queue));
  } catch {
    return false;
  }
  listeners.forEach((listener) => listener());
  return true;
}

/** What a member's comments wait in, the oldest first. Each has one of their own, so that on a shared device no one sends what another wrote. */
export const queueOf = (userId: string): readonly QueuedComment[] => parse(read(userId));

/** Puts a comment into the outbox. Answers whether it is kept there. */
export function addQueued(userId: string, comment: QueuedComment): boolean {
  const queue = queueOf(userId).filter(({ key }) => key !== comment.key);
  return queue.length < most && write(userId, [...queue, comment]);
}

/** Takes a comment out: it was sent or is not wanted any more. */
export function removeQueued(userId: string, key: string): void {
  write(
    userId,
    queueOf(userId).filter((comment) => comment.key !== key),
  );
}

/** Notes why the server does not take a comment; it is not sent again. */
export function refuseQueued(userId: string, key: string, reason: string): void {
  write(
    userId,
    queueOf(userId).map((comment) => (comment.key === key ? { ...comment, refused: reason } : comment)),
  );
}

/** Calls `listener` whenever the outbox changes, in this tab or another. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** A member's comments that wait, or were refused; none in the first view. */
export function useQueue(userId: string | undefined): readonly QueuedComment[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => (userId === undefined ? '[]' : read(userId)),
    () => '[]',
  );
  return useMemo(() => parse(stored), [stored]);
}
