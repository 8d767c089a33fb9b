import type { Schemas } from '@foyer/api';
import { type ReactNode, useState } from 'react';
import * as styles from './api-keys.css.ts';
import { KeyCard } from './key-card.tsx';
import { type RemoveKey, RevokeKey } from './revoke-key.tsx';

interface KeysListProps {
  keys: readonly Schemas['ApiKey'][];
  /** Whose a key is, where keys of several stand side by side. */
  owner?: (key: Schemas['ApiKey']) => ReactNode;
  remove: RemoveKey;
}

/** API keys, and the question before one is revoked. */
export function KeysList({ keys, owner, remove }: KeysListProps) {
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <ul role="list" className={styles.list}>
        {keys.map((key) => (
          <KeyCard key={key.id} entry={key} owner={owner?.(key)} onRevoke={() => setAsked(key.id)} />
        ))}
      </ul>
      <RevokeKey id={asked} remove={remove} onClose={() => setAsked(undefined)} />
    </>
  );
}
