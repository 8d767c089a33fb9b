export { createShellHandlers } from './shell.handlers.ts';
export { toSignup } from './shell.presenter.ts';
export { createShellRepository } from './shell.repository.ts';
