// The process that looks into one file of a stranger and ends: see `intake.ts`.
import sharp from 'sharp';
import { answerOnce } from '../beside/answer-once.ts';
import { type IntakeJob, takeIn } from './take-in.ts';

sharp.cache(false);
answerOnce<IntakeJob>(takeIn);
