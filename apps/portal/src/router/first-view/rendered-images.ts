import type { PreloadedImage } from '../../host/shared/shared-modules.ts';

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
const unescape = (text: string): string => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity]!);

/** The attributes of a tag by their names, which React writes as it does in JSX. */
const attributesOf = (tag: string): Partial<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/ ([a-z]+)="([^"]*)"/gi)].map(([, name, value]) => [name!.toLowerCase(), unescape(value!)]));

/** The pictures of rendered HTML that React would have named in the head: those that are not loaded late. */
export function renderedImages(html: string): PreloadedImage[] {
  return [...html.matchAll(/<img [^>]*>/g)].flatMap(([tag]) => {
    const { src, srcset, sizes, loading, fetchpriority } = attributesOf(tag);
    if (!src || src.startsWith('data:') || loading === 'lazy' || fetchpriority === 'low') return [];
    const fetchPriority = fetchpriority === 'high' ? ('high' as const) : undefined;
    return [{ href: src, options: { as: 'image', imageSrcSet: srcset, imageSizes: sizes, fetchPriority } }];
  });
}
