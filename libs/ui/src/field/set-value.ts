/**
 * Gives an input another text as if it had been typed, so that `onChange` is called whether the field is controlled or not.
 * Assigning `value` does not do: React takes note of it and then sees no change.
 */
export function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For a button inside the frame: empties the input beside it and gives it the focus, so that a phone's keyboard stays. */
export function clearBeside(button: HTMLElement): void {
  const input = button.parentElement?.querySelector('input');
  if (!input) return;
  setValue(input, '');
  input.focus();
}
