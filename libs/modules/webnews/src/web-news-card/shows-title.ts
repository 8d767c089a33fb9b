/** Letters and figures alone: feeds cut titles off with dots, and write quotes and dashes in many ways. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether a title shows: only where titles are wanted and this one is not in the text anyway (content §2). */
export function showsTitle(wanted: boolean, { title, description }: { title: string; description: string }): boolean {
  const words = bare(title);
  return wanted && words !== '' && !` ${bare(description)} `.includes(` ${words} `);
}
