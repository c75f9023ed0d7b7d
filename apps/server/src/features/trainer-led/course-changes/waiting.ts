/** A person who waits for a place at a course, or has an offer of one. */
export type Waiting = {
  id: number;
  user_id: number;
  name: string;
  first_name: string;
  email: string;
  joined_at: Date;
  offered_until: Date | null;
  /** Start of the course that the person knows. Null while they do not know of it. */
  told_start: Date | null;
  /** False for people who can no longer be delegates: they left, or their account is not in use. */
  is_eligible: boolean;
};
