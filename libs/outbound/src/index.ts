export { OutboundError } from './outbound.error.ts';
export { createOutbound, type Outbound } from './outbound.ts';
export type { Lookup } from './connector.ts';
