const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign]!);

const inline = (text: string) =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]]+)\]\(([^\s()]+)\)/g, '<a href="$2">$1</a>');

const list = (tag: 'ul' | 'ol', lines: readonly string[]) => `<${tag}>${lines.map((line) => `<li>${inline(line)}</li>`).join('')}</${tag}>`;

/** A quotation with who said it. */
export interface Quotation {
  text: string;
  name: string;
  role: string;
  /** What is between the two: another sign in Arabic. */
  comma: string;
}

/** One block of an article's body as HTML; `quote` turns a quotation's cast letter into who that is. */
export function blockToHtml(block: string, quote: (speaker: string, text: string) => Quotation): string {
  const lines = block.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`;
  if (first.startsWith('- '))
    return list(
      'ul',
      lines.map((line) => line.slice(2)),
    );
  if (/^\d+\. /.test(first))
    return list(
      'ol',
      lines.map((line) => line.replace(/^\d+\. /, '')),
    );
  const said = /^> ([abc]): (.*)$/s.exec(lines.join(' '));
  if (said) {
    const { text, name, role, comma } = quote(said[1]!, said[2]!);
    return `<blockquote><p>${inline(text)}</p><p><strong>${inline(name)}</strong>${comma} ${inline(role)}</p></blockquote>`;
  }
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** The blocks of a body, each with its alternatives. */
export function blocksOf(body: string): string[][] {
  const blocks: string[][] = [];
  const parts = body.trim().split(/\n\s*\n/);
  parts.forEach((part, index) => {
    if (part === '||') return;
    if (parts[index - 1] === '||') blocks.at(-1)!.push(part.trim());
    else blocks.push([part.trim()]);
  });
  return blocks;
}

/** How many words a reader reads. */
export const countWords = (html: string) =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
