/** Stories are drawn as pages draw them: nothing is held back or hurried while one plays. Of `react-dom/test-utils`, which Storybook takes where React has no `act`. */
export const act = <Result>(play: () => Result): Result => play();
