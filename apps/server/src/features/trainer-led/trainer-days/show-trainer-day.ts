import type { TrainerDay } from '@doselore/contract/trainer-days';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Scope, UserId } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentAssessment, presentRegister, presentSession, presentToday } from './trainer-days.presenter.ts';
import {
  countConfirmations,
  countEnquiries,
  listOpenAssessments,
  listOpenRegisters,
  listSessionsAfter,
  listSessionsOn,
} from './trainer-days.repository.ts';

/** Returns the day of a trainer. The number of statements does not depend on the number of courses. */
export async function showTrainerDay(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: Scope,
  userId: UserId,
): Promise<TrainerDay> {
  const londonNow = londonWallClock(clock.now());
  const day = londonNow.toISOString().slice(0, 10);
  const today = await listSessionsOn(db, scope, day);
  const coming = await listSessionsAfter(db, scope, day);
  const registers = await listOpenRegisters(db, scope, day);
  const assessments = await listOpenAssessments(db, scope);
  const enquiries = await countEnquiries(db, { userId, londonNow });
  const confirmations = await countConfirmations(db, userId);
  return {
    day,
    today: today.map((row) => presentToday(row, londonNow)),
    coming: coming.map(presentSession),
    registers: registers.map(presentRegister),
    assessments: assessments.map(presentAssessment),
    enquiries: presentWaiting(enquiries),
    confirmations: presentWaiting(confirmations),
  };
}

const presentWaiting = ({ waiting, due_at: due }: { waiting: number; due_at: Date | null }) => ({
  waiting,
  due_at: due?.toISOString() ?? null,
});
