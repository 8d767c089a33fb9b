import type { ReactNode } from 'react';
import * as styles from './stage.css.ts';

/** The place of the video, in its shape, whatever is there: nothing moves when one takes the place of the other. */
export const Stage = ({ children }: { children: ReactNode }) => <div className={styles.stage}>{children}</div>;
