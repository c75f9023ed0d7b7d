/** Open ones trade; inactive ones are paused customers; archived ones are closed for good unless restored. */
export const groupLists = ['open', 'inactive', 'archived'] as const;
export type GroupList = (typeof groupLists)[number];

/**
 * What an organisation may need somebody for: courses low in stock, services without an admin, certificates of members
 * that end within 30 days or have ended, people whose invitation has run out.
 */
export const groupNeeds = ['stock', 'admins', 'ending30', 'ended', 'invitations'] as const;
export type GroupNeed = (typeof groupNeeds)[number];

export const codeKinds = ['ods', 'premises', 'hq'] as const;
export type CodeKind = (typeof codeKinds)[number];
