import { sql } from 'kysely';

/** SQL over `group_members m` and `users u`: the job role in the organisation, by default the person's own. */
export const jobRoleHere = sql<string | null>`coalesce(m.job_role, u.job_role)`;
