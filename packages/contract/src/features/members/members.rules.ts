/** Lists of members. Members who have left an organisation are listed separately and can come back. */
export const memberLists = ['current', 'archived'] as const;

/** Largest number of people that one call adds to a service, or removes from it. */
export const membershipMax = 500;

/** Fields of a member in the order of forms and spreadsheets: who the person is, then what the organisation knows. */
export const memberFields = [
  'first_name',
  'last_name',
  'email',
  'job_role',
  'registration_number',
  'payroll_number',
  'started_on',
] as const;
export type MemberField = (typeof memberFields)[number];
type IdentityField = 'first_name' | 'last_name' | 'email';

/** Values of these fields; `started_on` is a day, `YYYY-MM-DD`. */
export type MemberValues = { [F in MemberField]: F extends IdentityField ? string : string | null };

/** Returns only the fields of a member. */
export function pickMember<V extends Readonly<Record<MemberField, unknown>>>(target: V): Pick<V, MemberField> {
  return Object.fromEntries(memberFields.map((field) => [field, target[field]])) as Pick<V, MemberField>;
}
