import { FoyerOccasions } from '@foyer/widgets/react';
import { MemberWidgets } from './member-widgets';
import { portal } from './portal';

export default function Page() {
  return (
    <main>
      <h1>Intranet</h1>
      <FoyerOccasions {...portal} show="birthdays" limit={3} />
      <MemberWidgets />
    </main>
  );
}
