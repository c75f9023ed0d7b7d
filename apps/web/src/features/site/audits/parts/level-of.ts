import { auditLevels } from '@doselore/contract/audits';

const levels: Readonly<Record<string, string>> = auditLevels;

/** Returns the role of a level in words. */
export const levelOf = (level: string): string => levels[level] ?? level;
