import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShellData } from '../app/shell-data.ts';
import { useCameNear } from '../articles/use-came-near.ts';

/** Where an article's end offers the newsletter. Its code is loaded when the reader comes near, so that nothing that they see moves. */
export function LateNewsletter() {
  const { active, lists } = useShellData().settings.newsletter;
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const near = useCameNear(place, '50% 0px');
  const [Card, setCard] = useState<ComponentType>();
  // Who comes for a comment is on the way past it.
  const wanted = near && active && lists.length > 0 && !hash;
  useEffect(() => {
    if (!wanted) return;
    import('./newsletter-card.tsx')
      .then((module) => setCard(() => module.NewsletterCard))
      // The article can be read without it. Vite takes a second function of `then` to be about the code alone, and not its styles.
      .catch(() => undefined);
  }, [wanted]);
  return <div ref={place}>{Card && <Card />}</div>;
}
