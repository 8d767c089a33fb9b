import { StartError } from '@foyer/server/operate';

/** A command cannot be carried out, for a reason its caller can mend. `message` says why and what to do; the exit code is 1. */
export class Refusal extends StartError {}

/** A command was called wrongly; the exit code is 2. */
export class UsageError extends StartError {}

/** A command has done its work and the answer is no: everything has been said, the exit code is 1. */
export class Negative extends Error {}
