import { sql } from 'kysely';
import { commitAttempt, finishAttempt, startAttempt } from '../../features/learning/learning/index.ts';
import { startCourse } from '../../features/learning/my-learning/index.ts';
import { issueLicence } from '../../features/licences/licence-issue/index.ts';
import { type GroupId, type Scope, type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { finalDelta } from './final-delta.ts';
import type { History } from './histories.ts';

type Learner = { userId: UserId; groupId: GroupId; courseId: number };
type Cast = Learner & { issuerId: UserId; productId: number; months: number };

function backThen(services: Services, { daysAgo }: History): Services {
  const at = new Date(services.clock.now().getTime() - daysAgo * 86_400_000);
  return { ...services, clock: { now: () => at } };
}

/** Plays one history through the use cases of real learners, with the clock set back. */
export async function playHistory(services: Services, history: History, cast: Cast): Promise<void> {
  await issueLicence(
    backThen(services, history),
    { id: cast.issuerId, level: 'superAdmin' },
    {
      groupId: cast.groupId,
      userId: cast.userId,
      productId: cast.productId,
      certificateMonths: cast.months,
      idempotencyKey: `seed-${cast.groupId}-${cast.userId}-${cast.productId}-${history.daysAgo}`,
    },
  );
  await learn(services, history, cast);
}

/** Plays the part of a history after the licence was issued. */
export async function learn(services: Services, history: History, cast: Learner): Promise<void> {
  if (history.outcome === 'issued') return;
  const then = backThen(services, history);
  const scope: Scope = { grants: [{ kind: 'self', userId: cast.userId }] };
  const place = { userId: cast.userId, courseType: 'online', courseId: cast.courseId, groupId: cast.groupId } as const;
  await startCourse(then, { id: cast.userId, level: 'member' }, { scope, place });
  const start = (scoUserId: number, how: { again?: boolean; practice?: boolean }) =>
    startAttempt(then, { scoUserId, again: false, practice: false, ...how, scope, host: 'localhost' });
  const play = async (scoUserId: number, module: number, again = false) => {
    const { sco_user_id, session_token: token } = await start(scoUserId, { again });
    const finished = history.outcome !== 'begun';
    await commitAttempt(then, { token, seq: 1, deltas: [finalDelta(history, module)], finished });
    return sco_user_id;
  };
  for (const [module, scoUserId] of (await attemptsOf(services, cast)).entries()) {
    const played = await play(scoUserId, module);
    if (history.outcome === 'used_up') await play(played, module, true);
    if (history.outcome === 'begun') return;
    if (history.isPractised) {
      const { session_token: token } = await start(scoUserId, { practice: true });
      await finishAttempt(then, {
        scoUserId: withoutScope(scoUserId, 'demo data'),
        token,
        deltas: [finalDelta(history, module)],
        scope,
      });
    }
  }
}

async function attemptsOf({ db }: Services, cast: Learner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select a.id from sco_users a join course_users c on c.id = a.course_user_id
    join scos s on s.id = a.sco_id where c.user_id = ${cast.userId} and c.course_id = ${cast.courseId} and c.group_id = ${cast.groupId}
    order by s.sequence`.execute(db);
  return rows.map((row) => row.id);
}
