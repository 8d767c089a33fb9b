import type { DemoPage } from '../content/pages.ts';
import { place } from '../data/hotel.ts';

/** A page with what other websites write and what a group tells. */
export const webPage = (groupId: string): DemoPage => ({
  id: 'web',
  type: 'page',
  title: place('من حولنا', 'Rundherum', 'All around', 'Tout autour', 'Tutto intorno', 'Rondom'),
  modules: [
    {
      id: 'web-news',
      type: 'webnews',
      title: place('من الشبكة', 'Aus dem Netz', 'From the web', 'Vu sur le web', 'Dal web', 'Van het web'),
      config: { maxRecords: 5 },
    },
    { id: 'stream', type: 'stream_widget', title: { de_DE: '' }, config: { groupId, maxRecords: 3 } },
  ],
});
