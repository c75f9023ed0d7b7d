export { createOutbound, type Outbound, type OutboundAnswer, type OutboundCall } from './outbound.ts';
export { OutboundError } from './outbound-error.ts';
