/**
 * Marks a scrolling element with `data-above` and `data-below` where content lies beyond its edges, for shadows there. (Scroll-driven
 * animations would do it in styles alone, but Firefox does not know them.) Returns what ends the watch.
 */
export function watchScrollEdges(scroller: HTMLElement, content: HTMLElement): () => void {
  const mark = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    scroller.toggleAttribute('data-above', scrollTop > 0);
    scroller.toggleAttribute('data-below', scrollTop + clientHeight < scrollHeight - 1);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(scroller);
  sizes.observe(content);
  scroller.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    scroller.removeEventListener('scroll', mark);
  };
}
