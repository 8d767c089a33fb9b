import type { Schemas } from '@foyer/api';
import type { ReactNode } from 'react';

/** What can be done about an occasion; nothing where there is nothing to do. */
export type OccasionAction = (occasion: Schemas['Occasion']) => ReactNode;
