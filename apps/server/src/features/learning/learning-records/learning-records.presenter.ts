import { type LearningRecord, type LearningState, learningStates } from '@doselore/contract/learning-records';
import { totalTimeOf } from '../learning/index.ts';
import type { LearningData } from './learning-records.repository.ts';

const isDone = ({ status }: { status: string }) => status === 'passed' || status === 'completed';

/** Returns the points of a score as a package wrote it; null when it is no number. */
function pointsOf(score: string): number | null {
  const points = Number(score);
  return score.trim() === '' || !Number.isFinite(points) ? null : points;
}

/** Returns the seconds of a SCORM time, `0001:02:03.50`; null without a time. */
function secondsOf(time: string): number | null {
  const [, hours, minutes, seconds] = /^(\d+):(\d{2}):(\d{2}(?:\.\d+)?)$/u.exec(time) ?? [];
  return seconds === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const goneStates: readonly (string | null)[] = ['revoked', 'reclaimed', 'lapsed'];

function stateOf(row: LearningData): LearningState {
  if (row.source === 'pled') return learningStates.find((state) => state === row.outcome) ?? 'booked';
  if (row.outcome === 'completed' || row.outcome === 'failed') return row.outcome;
  return goneStates.includes(row.licence_state) ? 'withdrawn' : 'in_progress';
}

export function presentLearning(row: LearningData): LearningRecord {
  const parts = row.parts.map((part) => ({
    title: part.title,
    status: part.status,
    score: pointsOf(part.score),
    attempts: part.attempts,
    seconds: part.total_time === '' ? null : secondsOf(totalTimeOf(part)),
  }));
  const scores = parts.flatMap(({ score }) => (score === null ? [] : [score]));
  const state = stateOf(row);
  const isOnline = row.source === 'online';
  return {
    source: row.source,
    id: row.id,
    title: row.title,
    group: { id: row.group_id, name: row.group_name },
    state,
    started_on: row.started_on,
    last_on: row.last_on,
    parts_done: isOnline
      ? parts.filter(isDone).length + row.materials_read
      : Number(state === 'completed' || state === 'attended'),
    parts_total: isOnline ? parts.length + row.materials : 1,
    score: row.score ?? (scores.length === 0 ? null : Math.max(...scores)),
    parts,
  };
}
