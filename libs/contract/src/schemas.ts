export { answerSchemas } from './answers.ts';
export { serializerCompiler, unoptimized, validatorCompiler } from './compilers.ts';
export { type FieldError, toFieldErrors } from './field-errors.ts';
