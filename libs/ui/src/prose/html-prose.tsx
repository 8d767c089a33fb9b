import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef } from 'react';
import * as styles from './html-prose.css.ts';
import { replaceBrokenPictures } from './replace-broken-pictures.ts';
import { Prose } from './prose.tsx';

export interface HtmlProseProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The server's HTML, which is clean already. */
  html: string | TrustedHTML;
}

/** HTML in the typography of articles. The alternative text takes the place of a picture that does not load. */
export function HtmlProse({ html, ref, ...rest }: HtmlProseProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current!, []);
  // The same object as long as the HTML is the same: React writes nothing then, and what is in it may be changed.
  const inner = useMemo(() => ({ __html: html }), [html]);
  useLayoutEffect(() => replaceBrokenPictures(root.current!, styles.missing), [html]);
  return <Prose {...rest} ref={root} dangerouslySetInnerHTML={inner} />;
}
