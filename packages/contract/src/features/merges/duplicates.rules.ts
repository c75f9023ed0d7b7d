/** Reasons why two accounts may belong to one person, with their weights. 100 is the maximum. */
export const duplicateReasons = { registration: 70, email: 60, payroll: 60, service: 40 } as const;
export type DuplicateReason = keyof typeof duplicateReasons;

export const duplicateReasonWords: Record<DuplicateReason, string> = {
  registration: 'Same GPhC number',
  email: 'Same mailbox',
  payroll: 'Same name and payroll number',
  service: 'Same name and service',
};
