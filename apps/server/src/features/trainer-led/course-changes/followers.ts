import type { Follower } from './follower.ts';

/** Followers by their names, in the order in which they run. */
export type Followers = Readonly<Record<string, Follower>>;

let current: Followers | undefined;

/**
 * Sets what follows every change of a course. Rooms above this one bring followers, so `features/index.ts` passes them
 * in. Returns the former ones.
 */
export function setFollowers(followers: Followers): Followers | undefined {
  const former = current;
  current = followers;
  return former;
}

/** Returns what follows every change of a course, in its order. Throws when nobody has set it. */
export function followersInOrder(): readonly Follower[] {
  if (current === undefined) throw new Error('Nothing follows changes of courses: import features/index.ts first');
  return Object.values(current);
}
