const controls = 'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/**
 * Gives a field the focus and brings it into sight with its label; of a group its chosen or first control. `beside` is any element of the
 * same page or shadow root. Returns whether there was such a field.
 */
export function focusField(beside: Element, id: string): boolean {
  const root = beside.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(id);
  const control = field?.matches(controls) ? field : (field?.querySelector('input:checked') ?? field?.querySelector(controls));
  if (!field || !(control instanceof HTMLElement)) return false;
  const named = field.closest('fieldset') ?? root.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field;
  control.focus();
  named.scrollIntoView({ block: 'nearest' });
  return true;
}
