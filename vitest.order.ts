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
  'platform/http/drain',
  'platform/db/restarted-database',
  'seed/population/seed-populations',
  'src/backup',
  'content/lost-connections',
  'platform/db/embedded-postgres',
  'packages/hostile-manifests',
  'screens/organisations',
  'screens/site',
  'screens/admins',
  'screens/people',
  'e2e/real-packages',
  'e2e/roles',
  'e2e/never-lost-network',
  'e2e/interruptions',
  'e2e/never-lost-withdrawn',
  'e2e/never-lost-server',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank === -1 ? longest.length : rank;
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

/** Starts the longest files of a group first. A long file that starts last leaves the other worker without work. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b));
  }
}
