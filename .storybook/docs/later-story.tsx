import { Anchor, Canvas, Description, type DocsContextProps, Subheading } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import * as styles from './docs.css.ts';

/** How far above and below the window stories are there already. */
const near = '800px';

/** A story of a page with its heading, which the list of headings needs at once; itself it comes when people scroll near it, for pages have up to twenty. */
export function LaterStory({ story }: { story: ReturnType<DocsContextProps['componentStories']>[number] }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true), {
      rootMargin: near,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  const { id, name, moduleExport } = story;
  return (
    <Anchor storyId={id}>
      <Subheading>{name}</Subheading>
      <Description of={moduleExport} />
      <div ref={place} className={isNear ? undefined : styles.later}>
        {isNear && <Canvas of={moduleExport} withToolbar story={{ __forceInitialArgs: true }} source={{ __forceInitialArgs: true }} />}
      </div>
    </Anchor>
  );
}
