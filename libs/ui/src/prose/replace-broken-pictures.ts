/** Puts a sign with the picture's words where a picture does not come. */
function replace(picture: HTMLImageElement, className: string): void {
  const sign = document.createElement('span');
  sign.className = className;
  sign.textContent = picture.alt;
  if (picture.alt) {
    sign.setAttribute('role', 'img');
    sign.setAttribute('aria-label', picture.alt);
  } else sign.setAttribute('aria-hidden', 'true');
  // The room that was kept for the picture, so that nothing below it moves.
  const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')].map(Number);
  if (width && height) {
    sign.style.inlineSize = `${width}px`;
    sign.style.aspectRatio = `${width} / ${height}`;
    sign.style.minBlockSize = 'auto';
  }
  picture.replaceWith(sign);
}

/** Watches the pictures of some HTML, also those that failed before. Returns what ends it. */
export function replaceBrokenPictures(root: HTMLElement, className: string): () => void {
  const check = (picture: HTMLImageElement) => {
    if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => replace(picture, className));
  };
  root.querySelectorAll('img').forEach(check);
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && replace(target, className);
  // Such events do not bubble.
  root.addEventListener('error', onError, true);
  return () => root.removeEventListener('error', onError, true);
}
