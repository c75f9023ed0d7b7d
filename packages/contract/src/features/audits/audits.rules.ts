/** More is not counted: a trail of millions would be read through for a number nobody needs. */
export const auditCountMax = 10_000;
