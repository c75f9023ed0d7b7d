import { memoryOf } from './attempt-memory.ts';
import type { Delta, LaunchState } from './attempt-records.ts';
import { deltaOf, hasChanges, noChanges } from './changes.ts';
import { type ReadOutcome, readElement } from './read-element.ts';
import type { FinishEvent } from './runtime-types.ts';
import { entryFor, finishStatus } from './session-rules.ts';
import { addTimespan } from './timespan.ts';
import type { ExitValue, LessonStatus, ScoStatus } from './vocabularies.ts';
import { type WriteOutcome, writeElement } from './write-element.ts';

export type AttemptSession = {
  /** Begins a session and returns its number. A SCO may initialise again after finishing. */
  begin(): number;
  /** Ends the session and settles its status. */
  end(): FinishEvent;
  isRunning(): boolean;
  read(name: string): ReadOutcome;
  write(name: string, value: string): WriteOutcome;
  hasChanges(): boolean;
  takeDelta(): Delta | null;
};

/** Creates the sessions of one launch over one memory, without the error codes of the API. */
export function createAttemptSession(state: LaunchState): AttemptSession {
  const memory = memoryOf(state);
  const { values } = memory;
  const isReview = state.mode === 'review';
  const isForCredit = state.mode === 'normal' && state.credit === 'credit';
  const earlierSessions: Delta[] = [];
  let changes = noChanges();
  let session = 0;
  let isRunning = false;
  let statusAtLaunch = state.lesson_status;
  let ownAtLaunch = state.own_status;
  let statusSetBySco: ScoStatus | null = null;

  function currentStatus(): LessonStatus {
    return values.lesson_status as LessonStatus;
  }

  /** Returns the changes as a delta. A status goes with the one that the package set, because they can differ. */
  function takeChanges(): Delta {
    const delta = deltaOf(memory, changes, session);
    changes = noChanges();
    return 'lesson_status' in delta ? { ...delta, own_status: statusSetBySco ?? ownAtLaunch ?? '' } : delta;
  }

  /** Sets the values that the server would send if the learner left and came back. */
  function carryOver(): void {
    if (hasChanges(changes)) earlierSessions.push(takeChanges());
    statusAtLaunch = currentStatus();
    ownAtLaunch = statusSetBySco ?? ownAtLaunch;
    statusSetBySco = null;
    values.entry_value = entryFor({ status: statusAtLaunch, lastExit: values.exit_value as ExitValue });
    values.total_time = addTimespan(values.total_time, values.session_time);
    values.exit_value = '';
    values.session_time = '';
  }

  function settleStatus(): void {
    values.lesson_status = finishStatus({
      statusAtLaunch,
      ownAtLaunch,
      statusSetBySco,
      exit: values.exit_value as ExitValue,
      credit: state.credit,
      mode: state.mode,
      masteryScore: state.masteryScore,
      rawScore: values.raw_score,
      masteryOverride: state.masteryOverride,
    });
    if (isForCredit || values.lesson_status !== statusAtLaunch) changes.fields.add('lesson_status');
    // Also when the SCO set none, because the exit of the session before must not count again.
    changes.fields.add('exit_value');
  }

  return {
    begin() {
      if (session > 0) carryOver();
      session += 1;
      isRunning = true;
      return session;
    },
    end() {
      isRunning = false;
      if (!isReview) settleStatus();
      return { session, lesson_status: currentStatus(), exit_value: values.exit_value as ExitValue };
    },
    isRunning: () => isRunning,
    read: (name) => readElement(memory, name),
    write(name, value) {
      const outcome = writeElement({ memory, changes, isReview }, name, value);
      if (outcome.code === 0 && name === 'cmi.core.lesson_status') {
        // Without credit the SCO may read its status back. The status is not a result and is not sent.
        if (isForCredit) statusSetBySco = values.lesson_status as ScoStatus;
        else changes.fields.delete('lesson_status');
      }
      return outcome;
    },
    hasChanges: () => hasChanges(changes),
    takeDelta() {
      const earlier = earlierSessions.shift();
      if (earlier) return earlier;
      if (!hasChanges(changes)) return null;
      return takeChanges();
    },
  };
}
