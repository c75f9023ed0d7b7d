import { randomUUID } from 'node:crypto';
import type { AttemptDelta } from '@doselore/contract/learning';
import type { Actor, GroupId, Scope, UserId } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { commitAttempt, startAttempt } from '../../../learning/learning/index.ts';
import { startCourse } from '../../../learning/my-learning/index.ts';
import { issueLicence } from '../../../licences/licence-issue/index.ts';
import { purchaseLicences } from '../../../licences/licence-orders/index.ts';
import type { ExampleCourse } from './add-example-course.ts';
import { example, exampleModules, examplePeople, type Progress } from './example-world.ts';

type Target = ExampleCourse & { groupId: GroupId; people: readonly UserId[] };

/** Buys licences, issues some, and lets their people learn as far as they are. Passing awards a certificate. */
export async function issueExampleLicences(services: Services, actor: Actor, target: Target): Promise<void> {
  const key = { groupId: target.groupId, productId: target.productId, certificateMonths: example.months };
  const order = { quantity: example.licences, transactionRef: '', poReference: 'EXAMPLE', directServiceOrder: 0 };
  await purchaseLicences(services, actor, { ...key, ...order, idempotencyKey: randomUUID() });
  for (const [nth, { progress }] of examplePeople.entries()) {
    const userId = target.people[nth];
    if (userId === undefined || progress === 'none') continue;
    await issueLicence(services, actor, { ...key, userId, idempotencyKey: randomUUID() });
    await learn(services, { userId, groupId: target.groupId, courseId: target.courseId, progress });
  }
}

type Learner = { userId: UserId; groupId: GroupId; courseId: number; progress: Progress };

/** Takes the course as its player would: each module with its last values. */
async function learn(services: Services, { progress, ...learner }: Learner): Promise<void> {
  if (progress !== 'begun' && progress !== 'passed') return;
  const scope: Scope = { grants: [{ kind: 'self', userId: learner.userId }] };
  const actor: Actor = { id: learner.userId, level: 'member' };
  const place = { ...learner, courseType: 'online' } as const;
  for (let module = 0; module < exampleModules; module += 1) {
    const { next } = await startCourse(services, actor, { scope, place });
    if (next === null) return;
    const how = { again: false, practice: false, host: 'localhost' };
    const attempt = await startAttempt(services, { scoUserId: next.sco_user_id, ...how, scope });
    const finished = progress === 'passed';
    await commitAttempt(services, { token: attempt.session_token, seq: 1, deltas: [lastValues[progress]], finished });
    if (!finished) return;
  }
}

const lastValues: Record<'begun' | 'passed', AttemptDelta> = {
  begun: {
    ...{ session: 1, interactions: [], lesson_status: 'incomplete', own_status: 'incomplete' },
    ...{ session_time: '0000:06:20.00', exit_value: 'suspend' },
  },
  passed: {
    ...{ session: 1, interactions: [], lesson_status: 'passed', own_status: 'passed' },
    ...{ session_time: '0000:24:05.00', exit_value: '', raw_score: '90', min_score: '0', max_score: '100' },
  },
};
