/**
 * Lists of organisations. Open ones trade, inactive ones are paused, archived ones are closed for good unless restored.
 */
export const groupLists = ['open', 'inactive', 'archived'] as const;
export type GroupList = (typeof groupLists)[number];

/**
 * Reasons why an organisation needs attention: open licence requests, courses low in stock, services without an admin, certificates of members
 * that expire within 30 days or have expired, people whose invitation has expired.
 */
export const attentionReasons = ['requests', 'stock', 'admins', 'ending30', 'ended', 'invitations'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

export const codeKinds = ['ods', 'premises', 'hq'] as const;
export type CodeKind = (typeof codeKinds)[number];
