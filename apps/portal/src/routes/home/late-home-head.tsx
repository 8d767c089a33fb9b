import { lazy } from 'react';
import { loadChunk } from '../../host/app/chunk.ts';
import { useApp } from '../../host/app/use-app.ts';
import { LatePart } from '../../host/late/late-part.tsx';
import { whenIdleOrTouched } from '../../host/late/when-idle-or-touched.ts';

/** Loads the code, which the first view shows without. */
export const loadHomeHead = () => loadChunk(() => import('./home-head.tsx'));

const HomeHead = lazy(async () => {
  await whenIdleOrTouched();
  return { default: (await loadHomeHead()).HomeHead };
});

/** `HomeHead`, rendered by the server and hydrated when the browser has nothing more urgent to do. */
export function LateHomeHead() {
  const app = useApp();
  if (app.isServer) app.laterSources.add('src/routes/home/home-head.tsx');
  return (
    <LatePart>
      <HomeHead />
    </LatePart>
  );
}
