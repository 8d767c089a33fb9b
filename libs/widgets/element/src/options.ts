// Apart from the element, so that a React application can check a widget's options without loading one.
export { hostOptions, type HostOptions } from './attributes/host-options.ts';
export { attributesOf, readAttributes, type AttributeProblem, type OptionsSchema } from './attributes/attributes.ts';
