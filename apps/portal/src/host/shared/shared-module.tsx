import { preload } from 'react-dom';
import type { RenderedModule } from './shared-modules.ts';

interface SharedModuleProps {
  id: string;
  far?: string;
  fold?: 'line' | 'short';
  rendered: RenderedModule;
}

/** A module that was rendered for all members before; browsers hydrate it as if it had been rendered here. */
export function SharedModule({ id, far, fold, rendered: { html, images } }: SharedModuleProps) {
  for (const { href, options } of images) preload(href, options);
  return <section id={id} data-far={far} data-fold={fold} dangerouslySetInnerHTML={{ __html: html }} />;
}
