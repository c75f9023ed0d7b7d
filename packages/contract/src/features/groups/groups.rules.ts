/**
 * Lists of organisations. Open ones trade, inactive ones are paused, archived ones are closed for good unless restored.
 */
export const groupLists = ['open', 'inactive', 'archived'] as const;
export type GroupList = (typeof groupLists)[number];

/**
 * Problems of an organisation that need attention: courses low in stock, services without an admin, expired
 * invitations, and certificates of members. `ending30` are valid certificates that expire within 30 days, `ended`
 * expired ones.
 */
export const groupNeeds = ['stock', 'admins', 'ending30', 'ended', 'invitations'] as const;
export type GroupNeed = (typeof groupNeeds)[number];

export const codeKinds = ['ods', 'premises', 'hq'] as const;
export type CodeKind = (typeof codeKinds)[number];
