import { AppError, terms } from '@doselore/contract';
import { signedSheetDays, signedSheetsMax } from '@doselore/contract/sign-in-sheets';
import { registerAt, registerOpensMinutes } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound, type VirtualGroupId } from '../../../../platform/access/index.ts';
import { days } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { chooseSession } from '../choose-session.ts';
import { listSessions } from '../sheets.repository.ts';
import { type CourseData, listSheets, type SheetData } from './evidence.repository.ts';

export type InCourse = { virtualGroupId: VirtualGroupId };
const refused = (message: string) => new AppError('conflict', `${message} Nothing was changed.`);

type Adding = InCourse & { course: CourseData | undefined; sessionId: number | undefined; now: Date };

/** Returns the id of the session that takes another signed sheet now. Throws when none can be added. */
export async function sessionToAdd(db: Queries, target: Adding): Promise<number> {
  const { virtualGroupId, course, now } = target;
  const session = chooseSession(await listSessions(db, virtualGroupId), target.sessionId);
  if (course === undefined) throw notFound();
  if (course.state === 'cancelled') throw refused(`This ${terms.virtualGroup.one} was cancelled.`);
  if (course.ended_at !== null && course.ended_at.getTime() + days(signedSheetDays) < now.getTime())
    throw refused(`This ${terms.virtualGroup.one} was closed more than ${signedSheetDays} days ago.`);
  if (registerAt({ ...session, state: course.state }, londonWallClock(now)) === 'not_yet')
    throw refused(
      `You can add signed sheets from ${registerOpensMinutes} minutes before the start of a scheduled session.`,
    );
  const known = (await listSheets(db, virtualGroupId)).filter(({ session_id }) => session_id === session.id);
  if (known.length >= signedSheetsMax)
    throw refused(`A session has at most ${signedSheetsMax} signed sheets. Remove or replace one first.`);
  return session.id;
}

type Changing = InCourse & { course: CourseData | undefined; evidenceId: number };

/** Returns a signed sheet that may be replaced or removed now: until the course is closed. Throws otherwise. */
export async function sheetToChange(db: Queries, target: Changing): Promise<SheetData> {
  const sheet = (await listSheets(db, target.virtualGroupId)).find(({ id }) => id === target.evidenceId);
  if (target.course === undefined || sheet === undefined) throw notFound();
  if (target.course.ended_at !== null)
    throw refused(`This ${terms.virtualGroup.one} has ended, so its signed sheets stay as they are.`);
  return sheet;
}
