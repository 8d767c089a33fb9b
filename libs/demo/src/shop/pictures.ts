import type { Picture } from '../news.ts';
import type { DemoReward } from './rewards.ts';

/** The drawing of a reward. */
export const rewardPicture = ({ theme }: DemoReward): Picture => ({ kind: 'theme', theme, seed: 'reward' });
