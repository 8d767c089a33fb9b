import { defineModule } from './define-module.ts';
import { textImage } from './text-image.ts';

/** Pictures with texts that change sides, in the editor's order. */
export const definition = defineModule({ type: 'text_image_switch', ...textImage });
