import { cut, textOfHtml, tidy } from '@foyer/html';

/** How much the screen takes at most; occasions and web news by content §9. */
export const most = { timeline: 8, occasions: 6, webNews: 3, images: 6, characters: 1200 } as const;

/** What can be read of an article on the screen, which cuts it after seven lines: the introduction and, unless it repeats that, the beginning of the content. */
export function textOf(teaser: string, content: string): string {
  const [introduction, rest] = [tidy(teaser), tidy(textOfHtml(content))];
  const whole = rest.startsWith(introduction) ? rest : [introduction, rest].filter(Boolean).join('\n');
  return cut(whole.replace(/\n{2,}/g, '\n'), most.characters);
}
