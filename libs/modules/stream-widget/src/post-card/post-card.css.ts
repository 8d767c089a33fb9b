import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const who = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.leading.snug });

export const name = style({ fontWeight: vars.weight.strong });

export const when = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

/** At most 65 characters to a line, with the line breaks people wrote. */
export const text = style({ whiteSpace: 'pre-line', maxInlineSize: '65ch' });
