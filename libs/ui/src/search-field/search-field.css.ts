import { style } from '@vanilla-extract/css';

/** The browsers' own cross gives way to ours, which has a name and a size to touch. */
export const input = style({
  paddingInlineStart: 0,
  selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
});
