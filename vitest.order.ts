import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first. Files that are not here start after them, the largest first. */
const longest = [
  'platform/access/matrix-people',
  'platform/access/matrix-places',
  'platform/access/matrix-licences',
  'platform/http/fuzz',
  'platform/db/every-statement',
  'content/killed-server',
  'platform/access/mutations',
  'platform/http/lifecycle/drain',
  'platform/db/restarted-database',
  'seed/population/seed-populations',
  'src/backup',
  'content/lost-connections',
  'platform/db/embedded/embedded-postgres',
  'packages/hostile-manifests',
  'screens/organisations',
  'screens/site',
  'screens/admins',
  'screens/people',
  'e2e/learning/real-packages',
  'e2e/pages/scripts-cut',
  'e2e/sign-in/empty-journey',
];

/**
 * Browser tests that break networks, stop servers and sleep, the longest first. They work less than others, so they are
 * spread among them.
 */
const waiting = [
  'e2e/never-lost/never-lost-network',
  'e2e/never-lost/interruptions',
  'e2e/never-lost/never-lost-withdrawn',
  'e2e/never-lost/never-lost-server',
  'e2e/never-lost/never-lost-elsewhere',
  'e2e/never-lost/never-lost-leaving',
  'e2e/never-lost/live',
  'e2e/never-lost/never-lost-clock',
  'e2e/never-lost/hostile-package',
];

/** Returns the place of a file in a list. Files that are not in it share the place after the last. */
function rankIn(names: readonly string[], { moduleId }: TestSpecification): number {
  const rank = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank === -1 ? names.length : rank;
}

const isWaiting = (file: TestSpecification) => rankIn(waiting, file) < waiting.length;

/** Puts one waiting file before every second other file, until no waiting file is left. */
function spread(files: readonly TestSpecification[]): TestSpecification[] {
  const waits = files.filter(isWaiting).toSorted((a, b) => rankIn(waiting, a) - rankIn(waiting, b));
  const others = files.filter((file) => !isWaiting(file));
  const mixed = others.flatMap((file, place) => (place % 2 === 0 ? [...waits.splice(0, 1), file] : [file]));
  return [...mixed, ...waits];
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

/** Starts the longest files of a group first. A long file that starts last leaves the other workers without work. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranked = sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankIn(longest, a) - rankIn(longest, b));
    return Object.values(Object.groupBy(ranked, groupOf)).flatMap((group = []) => spread(group));
  }
}
