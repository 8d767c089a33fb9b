/** The class of `Prose`, for an element that a library makes. */
export { prose as proseClass } from './prose.css.ts';
