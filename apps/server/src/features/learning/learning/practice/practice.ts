import { AppError } from '@doselore/contract';
import { type ExitValue, entryFor, type LessonStatus, readScore } from '@doselore/scorm/runtime';
import type { CourseUserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import { type AttemptRow, isDone } from '../attempts.repository.ts';
import { type StatusFacts, settledStatus } from '../settling/settled-status.ts';
import { fromStoredText } from '../stored-text.ts';
import { findPractice, findPracticeByToken, hasOpenRenewal, type PracticeRow } from './practice.repository.ts';

/** Returns the state in which a package finds the module: that of the practice, and nothing of the attempt. */
export function asPractised(attempt: AttemptRow, practice: PracticeRow): AttemptRow {
  const { fields } = practice;
  const { own_status, exit_value } = factsOf(attempt, practice);
  const status = (fields.lesson_status ?? (exit_value === 'suspend' ? 'incomplete' : 'not attempted')) as LessonStatus;
  const text = (name: keyof typeof fields) => fromStoredText(fields[name] ?? '');
  return {
    ...attempt,
    seq: practice.seq,
    lesson_status: status,
    own_status,
    lesson_location: text('lesson_location'),
    suspend_data: text('suspend_data'),
    comments: text('comments'),
    entry_value: entryFor({ status, lastExit: exit_value as ExitValue }),
    raw_score: readScore(fields.raw_score ?? ''),
    min_score: readScore(fields.min_score ?? ''),
    max_score: readScore(fields.max_score ?? ''),
    total_time: '0000:00:00.00',
    session_times: {},
    preferences: practice.preferences,
    objectives: practice.objectives,
    interactions: Math.max(-1, ...Object.keys(practice.interactions).map(Number)) + 1,
  };
}

/**
 * Returns whether the learner holds an open licence that renews a course. Then the course is started, not practised.
 */
export function isRenewalOpen(db: Queries, courseUserId: CourseUserId): Promise<boolean> {
  return hasOpenRenewal(db, courseUserId);
}

/** Throws `conflict` when a module cannot be practised: it is not finished, or an open licence renews the course. */
export async function checkMayPractise(db: Queries, attempt: AttemptRow): Promise<void> {
  if (!isDone(attempt)) throw new AppError('conflict', 'Complete this module first. Then you can practise it.');
  if (await hasOpenRenewal(db, attempt.course_user_id))
    throw new AppError(
      'conflict',
      'You have a new licence that renews this course. Start it on My Courses instead of practising.',
    );
}

/** Returns the open practice of an attempt when `token` is the one of its launch. */
export async function findPracticeOf(
  db: Queries,
  attempt: Pick<AttemptRow, 'id'>,
  token: string,
): Promise<PracticeRow | undefined> {
  const practice = await findPracticeByToken(db, sha256(token));
  return practice?.sco_user_id === attempt.id ? practice : undefined;
}

/** Returns the result of the last practice, for the learner only. Null while there is none, or one is open. */
export async function showPractice(
  db: Queries,
  attempt: Pick<AttemptRow, 'id' | 'mastery_score' | 'mastery_override'>,
) {
  const practice = await findPractice(db, attempt.id);
  if (!practice?.ended_at) return null;
  const { raw_score = '', max_score = '' } = practice.fields;
  const hasBegun = practice.seq > 0 || Object.keys(practice.fields).length > 0;
  return {
    lesson_status: hasBegun ? settledStatus(factsOf(attempt, practice)) : 'not attempted',
    ...{ raw_score, max_score, ended_at: practice.ended_at.toISOString() },
  };
}

function factsOf(module: Pick<AttemptRow, 'mastery_score' | 'mastery_override'>, { fields }: PracticeRow): StatusFacts {
  const { mastery_score, mastery_override } = module;
  const { lesson_status = 'not attempted', exit_value = '', raw_score = '' } = fields;
  // A player that was opened before the column existed sends a status alone.
  const own_status = fields.own_status ?? (fields.lesson_status === undefined ? '' : null);
  return { lesson_status, own_status, exit_value, raw_score, mastery_score, mastery_override };
}
