import { createVar } from '@vanilla-extract/css';

/** Set on an entry that is several columns wide, for the card in it: its picture is beside its words. */
export const leadFlow = createVar();
export const leadCover = createVar();

/** Set where there are several columns: after how many lines a card's text is cut (content §9); as many as it says itself elsewhere. */
export const textLines = createVar();
