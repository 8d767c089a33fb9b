import type { Blueprint } from '../blueprint.ts';
import { competition } from './competition.ts';
import { fiveQuestions } from './five-questions.ts';
import { jobSwap } from './job-swap.ts';
import { longService } from './long-service.ts';
import { newcomers } from './newcomers.ts';
import { nightPorter } from './night-porter.ts';
import { volunteers } from './volunteers.ts';

export const people: readonly Blueprint[] = [competition, fiveQuestions, jobSwap, longService, newcomers, nightPorter, volunteers];
