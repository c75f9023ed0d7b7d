/** Maximum number of counted rows. Counting a trail of millions would take long, and nobody needs the number. */
export const auditCountMax = 10_000;
