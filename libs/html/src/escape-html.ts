const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);
