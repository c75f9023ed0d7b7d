import { randomUUID } from 'node:crypto';
import { hasAttended } from '@doselore/contract/virtual-groups';
import { cancelCourse, closeCourse } from '../../features/trainer-led/course-ending/index.ts';
import { takeRegister } from '../../features/trainer-led/course-register/index.ts';
import { withoutScope } from '../../platform/access/index.ts';
import { allMonths, type Command, type Held, type Model, type Plan, type World } from './ledger-world.factory.ts';

const scope = { grants: [{ kind: 'any' }] } as const;

/**
 * Starts the licences of people who attended a course. Leaves out licences of another course, and free retries issued
 * by a course.
 */
export function beginAttended(model: Model, session: number): void {
  const marks = model.sessions[session]?.marks ?? [];
  for (const licence of model.licences) {
    const isForThis = licence.product === session && (licence.session === session || licence.session === null);
    if (!isForThis || licence.state !== 'issued' || (licence.root !== null && licence.session !== null)) continue;
    if (!hasAttended(marks[licence.user] ?? null)) continue;
    Object.assign(licence, { state: 'in_progress', wasStarted: true });
    model.move(licence.product, licence.months, ['HELD', 'USED'], 1);
  }
}

function countsFor(licence: Held, session: number): boolean {
  if (licence.product !== session) return false;
  if (licence.session === null) return licence.state === 'issued' || licence.state === 'in_progress';
  return licence.session === session && licence.state !== 'reclaimed' && licence.state !== 'revoked';
}

/**
 * Completes the licences of people who attended in full. Licences of people who attended in part, or whose mark was
 * wrong, lapse.
 */
function endLearning(model: Model, session: number): void {
  const marks = model.sessions[session]?.marks ?? [];
  for (const licence of model.licences) {
    if (licence.state !== 'in_progress' || !countsFor(licence, session)) continue;
    const mark = marks[licence.user];
    if (mark === 'attended') licence.state = 'completed';
    else if (mark === 'partial' || licence.session === session) licence.state = 'lapsed';
  }
}

function end(model: Model, session: number, { reason, keeps }: { reason: string; keeps: (user: number) => boolean }) {
  for (const licence of model.licences) {
    if (licence.session !== session || licence.state !== 'issued') continue;
    if (licence.root !== null && keeps(licence.user)) {
      licence.session = null;
      continue;
    }
    Object.assign(licence, { state: 'reclaimed', end_reason: reason });
    if (licence.root === null) model.move(licence.product, licence.months, ['HELD', 'POT'], 1);
  }
  const pool = `VGPOOL${session}`;
  for (const product of [0, 1])
    for (const months of allMonths) model.move(product, months, [pool, 'POT'], model.at(product, months, pool));
}

/** Plans marks for one person or everybody, closing and cancelling. A course is over from the beginning. */
export function planSession(world: World, model: Model, step: Command): Plan {
  const session = step.product ?? 0;
  const modelSession = model.sessions[session] ?? { isOpen: false, marks: [] };
  const virtualGroupId = world.sessions[session] ?? withoutScope(0, 'test');
  const { services, actor } = world;
  const target = { scope, virtualGroupId, idempotencyKey: randomUUID() };
  const wasThere = (user: number) => hasAttended(modelSession.marks[user] ?? null);
  if (step.do === 'mark') {
    const pick = step.pick ?? 0;
    const users = pick % 2 === 0 ? world.users.map((_, user) => user) : [pick % world.users.length];
    const attendance = step.mark ?? null;
    const marks = users.map((user) => ({ userId: world.users[user] ?? 0, attendance }));
    const apply = () => {
      for (const user of users) modelSession.marks[user] = attendance;
      beginAttended(model, session);
    };
    return {
      run: () => takeRegister(services, actor, { ...target, marks }),
      expected: modelSession.isOpen ? { apply } : undefined,
    };
  }
  if (step.do === 'close') {
    const isReady = modelSession.marks.every(
      (mark, user) =>
        mark !== null &&
        (!hasAttended(mark) || model.licences.some((one) => one.user === user && countsFor(one, session))),
    );
    const apply = () => {
      beginAttended(model, session);
      endLearning(model, session);
      modelSession.isOpen = false;
      end(model, session, { reason: 'absent', keeps: wasThere });
    };
    return {
      run: () => closeCourse(services, actor, { ...target, waivers: [], force: 0, reason: '' }),
      expected: modelSession.isOpen && isReady ? { apply } : undefined,
    };
  }
  const apply = () => {
    modelSession.isOpen = false;
    end(model, session, { reason: 'course_cancelled', keeps: () => false });
  };
  const hasBegun = model.licences.some((licence) => licence.session === session && licence.wasStarted);
  return {
    run: () => cancelCourse(services, actor, { ...target, reason: 'Property' }),
    expected:
      modelSession.isOpen && !hasBegun && modelSession.marks.every((mark) => mark === null) ? { apply } : undefined,
  };
}
