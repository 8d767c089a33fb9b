import type { Blueprint } from '../blueprint.ts';
import { childcare } from './childcare.ts';
import { healthyBack } from './healthy-back.ts';
import { helpline } from './helpline.ts';
import { holidayChildcare } from './holiday-childcare.ts';
import { jobBike } from './job-bike.ts';
import { staffHousing } from './staff-housing.ts';
import { staffRate } from './staff-rate.ts';

export const benefits: readonly Blueprint[] = [childcare, healthyBack, helpline, holidayChildcare, jobBike, staffHousing, staffRate];
