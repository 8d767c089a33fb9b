// A file of its own, because `import('framer-motion')` does not split: this one is loaded when the first movement is wanted.
export { domAnimation } from 'framer-motion';
