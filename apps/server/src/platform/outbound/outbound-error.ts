/** Reasons why a call to another server has no answer. */
export type OutboundReason =
  | 'address'
  | 'private'
  | 'unknown'
  | 'unreachable'
  | 'certificate'
  | 'redirect'
  | 'timeout'
  | 'large';

/** Reasons that stay until a person changes the address. */
const lasting: readonly OutboundReason[] = ['address', 'private', 'redirect'];

/** A call to another server that has no answer. The message is in our words and never quotes the other server. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }

  /** True when a later try cannot succeed with the same address. */
  get isLasting(): boolean {
    return lasting.includes(this.reason);
  }
}
