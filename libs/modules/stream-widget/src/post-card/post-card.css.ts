import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const who = style({ display: 'grid', rowGap: '2px', minInlineSize: 0, lineHeight: vars.leading.snug });

/** The ring around the name leaves the time below it free. */
export const name = style({ fontWeight: vars.weight.strong, ':focus-visible': { outlineOffset: '1px' } });

export const when = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

/** At most 65 characters to a line, with the line breaks people wrote. */
export const text = style({ whiteSpace: 'pre-line', maxInlineSize: '65ch' });
