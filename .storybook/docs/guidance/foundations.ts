import { type Guidance, keys } from './guidance.ts';

/** What the pages below UI/Foundations say. */
export const foundations: Record<string, Guidance> = {
  Divider: { use: 'Where space alone does not part two things.', avoid: 'Do not put it between all entries of a list.' },
  FilledGrid: { use: 'For teasers of equal rank that fill their rows.', avoid: 'Do not use it for a list to be read in order.' },
  Heading: { use: 'Leave `level` to the section; choose `size` by weight.', avoid: 'Do not choose a level by how it looks.' },
  HtmlProse: { use: 'For the texts of editors, which the server has cleaned.', avoid: 'Do not give it HTML from anywhere else.' },
  Icon: { use: 'Beside a word, or alone with a name.', avoid: 'Do not let an icon say what no word says.' },
  Link: { use: 'In running text; the words say where it leads.', avoid: 'Do not write "here" or "more" alone.', keys: keys.follow },
  Prose: { use: 'For running text of our own.', avoid: 'Do not put cards or forms into it.' },
  Section: { use: 'For a part of a page under its own title.', avoid: 'Do not set levels of headings inside by hand.' },
  SkipLink: {
    use: 'First on a page, to its `main`.',
    avoid: 'Do not hide it when it has the focus.',
    keys: [
      ['Tab', 'Shows it, first on the page'],
      ['Enter', 'Goes to the content'],
    ],
  },
  Text: { use: 'For all text that is no heading, in one of the sizes.', avoid: 'Do not set font sizes in styles of your own.' },
  VisuallyHidden: { use: 'For words that only screen readers need.', avoid: 'Do not hide a control in it.' },
};
