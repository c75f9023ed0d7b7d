import { sql } from 'kysely';
import { addVersion, goLive } from '../../features/learning/courses/index.ts';
import type { GroupId, UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import { learn } from './play-history.ts';
import type { Catalogue } from './seed-catalogue.ts';
import { catalogueSeed } from './seed-catalogue.ts';
import { historiesSeed } from './seed-histories.ts';

const replaced = 'data-security-level-1';
const revised = 'safeguarding-level-2';
/** People whose licence for the replaced course stays unstarted. */
const waiting = ['tom.okafor', 'callum.reid'];

/** Replaces one course by its second version, which one person has begun, and gives another course a draft version. */
async function seedVersions(
  services: Services,
  { catalogue, adminId }: { catalogue: Catalogue; adminId: UserId },
): Promise<void> {
  const actor = { id: adminId, level: 'superAdmin' } as const;
  const add = (slug: string) =>
    addVersion(services, actor, {
      courseId: courseOf(catalogue, slug).courseId,
      idempotencyKey: `seed-version-${slug}`,
    });
  const first = courseOf(catalogue, replaced);
  const courseId = await add(replaced);
  await goLive(services, actor, { courseId, seenLiveId: first.courseId });
  await begin(services, { courseId, productId: first.productId });
  await add(revised);
}

function courseOf(catalogue: Catalogue, slug: string) {
  const course = catalogue.online.get(slug);
  if (course === undefined) throw new Error(`The demo world needs the course ${slug}`);
  return course;
}

async function begin(services: Services, { courseId, productId }: { courseId: number; productId: number }) {
  const { rows } = await sql<{ user_id: UserId; group_id: GroupId; username: string }>`
    select l.user_id, l.group_id, u.username from licences l join users u on u.id = l.user_id
    join groups g on g.id = l.group_id join group_members m on m.group_id = l.group_id and m.user_id = l.user_id
    where l.product_type = 'abstract_course' and l.product_id = ${productId} and l.state = 'issued'
      and g.archived_at is null and m.archived_at is null and u.erased_at is null and u.username <> all(${waiting})
    order by l.id limit 1`.execute(services.db);
  const [person] = rows;
  if (person === undefined) throw new Error('The demo world needs a licence that is not started');
  const history = { username: person.username, slug: replaced, outcome: 'begun', daysAgo: 0 } as const;
  await learn(services, history, { userId: person.user_id, groupId: person.group_id, courseId });
}

export const versionsSeed = declareSeed({
  place: 450,
  needs: { admin: adminSeed, catalogue: catalogueSeed, histories: historiesSeed },
  run: (services, { admin, catalogue }) => seedVersions(services, { catalogue, adminId: admin.id }),
});
