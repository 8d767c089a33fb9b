/** Puts every table into a region of its own that scrolls, where it has none yet; keyboards reach it. A landmark it is not: pages may have many. */
export function wrapTables(root: HTMLElement, className: string, name: string): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.classList.contains(className)) continue;
    const region = document.createElement('div');
    region.className = className;
    region.tabIndex = 0;
    region.setAttribute('role', 'group');
    region.setAttribute('aria-label', table.caption?.textContent?.trim() || name);
    table.replaceWith(region);
    region.append(table);
  }
}
