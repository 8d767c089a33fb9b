/** The longest note, as the contract has it (`StudioReviewChange`). */
export const mostNote = 2000;
