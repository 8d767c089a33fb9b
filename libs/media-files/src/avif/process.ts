// The process that writes one AVIF and ends: see `avif-variants.ts`.
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { answerOnce } from '../beside/answer-once.ts';
import { encodeAvif } from './encode.ts';

// Readers come first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.cache(false);
sharp.concurrency(1);
answerOnce(encodeAvif);
