/**
 * Keeps what was typed into a page that was never hydrated across its reload; passwords are not kept. Part of the first view's inline script and
 * so uses nothing from outside itself.
 */
export function typedText() {
  // Drafts are thrown away at logout.
  const storageKey = 'foyer-draft:before-start';
  const kinds = 'textarea,input:not([type]),[type=text],[type=email],[type=search],[type=tel]';
  const fields = () => [...document.querySelectorAll<HTMLInputElement>(kinds)];
  return {
    keep() {
      const typed = fields().map(({ value, defaultValue }) => (value === defaultValue ? '' : value));
      try {
        sessionStorage.setItem(storageKey, JSON.stringify({ href: location.href, typed }));
      } catch {
        // blocked or full
      }
    },
    /** Once, and only where the address is still the same. */
    putBack() {
      try {
        const { href, typed } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as { href?: string; typed?: string[] };
        sessionStorage.removeItem(storageKey);
        if (href === location.href) fields().forEach((field, index) => (field.value = typed?.[index] || field.value));
      } catch {
        // blocked, or not ours
      }
    },
  };
}
