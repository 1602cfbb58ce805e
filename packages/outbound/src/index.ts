export { createOutbound, type OutboundLogger } from './create-outbound';
export type { Resolve } from './guarded-lookup';
export type { HostPolicy } from './host-policy';
export type { Outbound, OutboundReply, OutboundRequest, RetryOptions } from './outbound';
export { OutboundError } from './outbound-error';
export { defaultOutboundLimits, type OutboundLimits } from './outbound-limits';
export { redactJson, redactText } from './redact-secrets';
