'use client';

import { FoyerChat } from '@foyer/widgets/react';
import { useState } from 'react';
import { portal } from './portal';

/** What needs a function in the browser stands in a client component. */
export function MemberWidgets() {
  const [last, setLast] = useState('');
  return (
    <>
      <p>{last ? `Chat: ${last}` : 'Der Chat ist zu.'}</p>
      <FoyerChat
        {...portal}
        identify={() => fetch('/foyer-token').then((answer) => answer.text())}
        onOpen={() => setLast('offen')}
        onClose={() => setLast('')}
      />
    </>
  );
}
