import { courseFollowers } from '../../course-followers.ts';
import type { Follower } from './follower.ts';
import { type Followers, setFollowers } from './followers.ts';

/** Runs a change with these followers, and restores the usual ones. */
export async function withFollowers<Answer>(followers: Followers, run: () => Promise<Answer>): Promise<Answer> {
  const former = setFollowers(followers);
  try {
    return await run();
  } finally {
    if (former !== undefined) setFollowers(former);
  }
}

/** Runs a change and returns the names of the followers that owed something, in the order in which they first ran. */
export async function namesOfFollowers(run: () => Promise<void>): Promise<string[]> {
  const called = new Set<string>();
  const watch = (name: string, { owes, follow }: Follower): Follower => ({
    owes,
    follow: (change, again) => {
      called.add(name);
      return follow(change, again);
    },
  });
  const watched = Object.entries<Follower>(courseFollowers).map(([name, follower]) => [name, watch(name, follower)]);
  await withFollowers(Object.fromEntries(watched) as Followers, run);
  return [...called];
}
