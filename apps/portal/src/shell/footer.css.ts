import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlock: vars.space.m });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m });
