import { preload } from 'react-dom';
import type { RenderedModule } from './shared-modules.ts';

interface SharedModuleProps {
  id: string;
  far?: string;
  rendered: RenderedModule;
}

/** A module that was rendered for all members before; browsers hydrate it as if it had been rendered here. */
export function SharedModule({ id, far, rendered: { html, images } }: SharedModuleProps) {
  for (const { href, options } of images) preload(href, options);
  return <section id={id} data-far={far} dangerouslySetInnerHTML={{ __html: html }} />;
}
