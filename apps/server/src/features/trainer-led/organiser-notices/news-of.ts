/** Facts of a course that its organiser is emailed about. */
export type OrganisedState = {
  state: 'scheduled' | 'draft' | 'cancelled';
  training_start: Date | null;
  /** Differs when times, rooms, place or venue differ. */
  digest: string;
  trainer_user_id: number | null;
};

export type News = 'scheduled' | 'moved' | 'trainer' | 'no_date' | 'cancelled';

/**
 * Returns what the organiser of a course does not know yet. `known` is the course as the last email named it; undefined
 * when this organiser got none. Undefined when there is nothing new, and for a draft that never had a date.
 */
export function newsOf(known: OrganisedState | undefined, now: OrganisedState): News | undefined {
  if (now.state === 'draft') return known?.state === 'scheduled' ? 'no_date' : undefined;
  if (now.state === 'cancelled') return known?.state === 'cancelled' ? undefined : 'cancelled';
  if (known?.state !== 'scheduled') return 'scheduled';
  if (known.digest !== now.digest) return 'moved';
  return known.trainer_user_id === now.trainer_user_id ? undefined : 'trainer';
}
