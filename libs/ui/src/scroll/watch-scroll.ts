/** Calls `judge` now and whenever the page is scrolled or the window changes its size, until the returned function is called. */
export function watchScroll(judge: () => void): () => void {
  judge();
  window.addEventListener('scroll', judge, { passive: true });
  window.addEventListener('resize', judge);
  return () => {
    window.removeEventListener('scroll', judge);
    window.removeEventListener('resize', judge);
  };
}
