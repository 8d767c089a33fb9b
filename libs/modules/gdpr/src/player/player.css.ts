import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const video = style({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'contain' });

/** Its frame keeps away from the edges of the place of the video. */
export const failed = style({ padding: vars.space.m });
