import type { Blueprint } from '../blueprint.ts';
import { houseBirthday } from './birthday.ts';
import { opening } from './opening.ts';
import { reopening } from './reopening.ts';
import { roomsByStaff } from './rooms-by-staff.ts';
import { spa } from './spa.ts';

export const hotels: readonly Blueprint[] = [houseBirthday, opening, reopening, roomsByStaff, spa];
