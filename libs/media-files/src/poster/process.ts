// The process that draws one page and ends: see `page-drawer.ts`.
import sharp from 'sharp';
import { answerOnce } from '../beside/answer-once.ts';
import { drawPage } from './pdf-page.ts';

sharp.cache(false);
answerOnce(drawPage);
