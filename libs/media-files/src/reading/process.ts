// The process that reads one PDF and ends: see `pdf-reader.ts`.
import { answerOnce } from '../beside/answer-once.ts';
import { pdfText } from './pdf-text.ts';

answerOnce(pdfText);
