import { defineModule } from './define-module.ts';
import { textImage } from './text-image.ts';

/** Pictures with texts side by side, in the editor's order. */
export const definition = defineModule({ type: 'use_cases', ...textImage });
