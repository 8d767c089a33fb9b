/** How long what a press brings about is followed: longer, and it would fight with the reader's own scrolling. */
const followed = 2000;

/** Scrolls the place, and nothing else, so that the end of what was pressed and what came with it are seen. */
function showIn(place: HTMLElement, control: HTMLElement): void {
  const below = control.getBoundingClientRect().bottom - place.getBoundingClientRect().bottom;
  if (below > 0) place.scrollTop += below + control.offsetHeight / 2;
}

/** Presses what a selector finds in a place as soon as it is there, once, and keeps it in sight. Returns what ends all this. */
export function pressWhenThere(place: HTMLElement, selector: string): () => void {
  let pressed: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (pressed) return showIn(place, pressed);
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) return;
    pressed = found;
    timer = setTimeout(() => observer.disconnect(), followed);
    found.click();
    showIn(place, found);
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true, attributes: true });
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
