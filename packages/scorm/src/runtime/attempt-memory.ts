import type { Interaction, LaunchState, Objective } from './attempt-records.ts';
import type { ScalarField } from './element-table.ts';

/** Everything that the SCO can read and write, as strings. Private to the run-time. */
export type AttemptMemory = {
  values: Record<ScalarField, string>;
  objectives: Objective[];
  /** Interactions that were set since the launch. Older ones stay on the server. */
  interactions: Map<number, Interaction>;
  interactionCount: number;
};

export function memoryOf(state: LaunchState): AttemptMemory {
  return {
    values: {
      student_id: state.student.id,
      student_name: state.student.name,
      lesson_location: state.lesson_location,
      credit: state.credit,
      lesson_status: state.lesson_status,
      entry_value: state.entry_value,
      raw_score: state.raw_score,
      min_score: state.min_score,
      max_score: state.max_score,
      total_time: state.total_time,
      lesson_mode: state.mode,
      exit_value: '',
      session_time: '',
      suspend_data: state.suspend_data,
      launch_data: state.launch_data,
      comments: state.comments,
      comments_from_lms: state.comments_from_lms,
      mastery_score: state.masteryScore === null ? '' : String(state.masteryScore),
      max_time_allowed: state.maxTimeAllowed,
      time_limit_action: state.timeLimitAction,
      audio: state.preferences.audio,
      language: state.preferences.language,
      speed: state.preferences.speed,
      text: state.preferences.text,
    },
    objectives: state.objectives.map((objective) => ({ ...objective })),
    interactions: new Map(),
    interactionCount: state.interactionsOffset,
  };
}

export function emptyObjective(): Objective {
  return { id: '', status: '', raw_score: '', min_score: '', max_score: '' };
}

/**
 * Returns the interaction at an index. Creates it when this launch has not set it yet. The caller has checked the
 * index.
 */
export function interactionAt(memory: AttemptMemory, index: number): Interaction {
  const known = memory.interactions.get(index);
  if (known) return known;
  const begun: Interaction = { index, objectives: [], correct_responses: [] };
  memory.interactions.set(index, begun);
  memory.interactionCount = Math.max(memory.interactionCount, index + 1);
  return begun;
}
