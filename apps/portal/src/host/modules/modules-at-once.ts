/** As many modules as fill the first screen. A desktop's may show one more, whose script then comes a moment later (`lazy-hydration.ts`). */
export const modulesAtOnce = 3;
