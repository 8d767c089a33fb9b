import { aBubbleTool } from '../factories/bubble-tool.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock } from './mock.ts';

/** Answers the TV page's content. */
export const getBubbleTool = (content: Schemas['BubbleTool'] = aBubbleTool()) => mock('getBubbleTool', () => content);
export const getBubbleToolFails = failing('getBubbleTool');
