/** The server cannot start, for a reason its operator can mend. `message` is a clear line for the terminal; no stack is shown. */
export class StartError extends Error {}
