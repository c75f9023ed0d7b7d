import { clockTime, timespan } from './formats.js';
import { isRight, rightOptions } from './marking.js';

/**
 * Adds one answered question to the record. The index continues from what the platform already
 * holds, so that answers of an earlier session or an earlier try are kept.
 */
export function recordAnswer(record, { sco, question, chosen, latency }) {
  const index = Number(record.get('cmi.interactions._count')) || 0;
  const set = (element, value) => record.set(`cmi.interactions.${index}.${element}`, value);
  set('id', `${sco}_${question.id}`);
  set('objectives.0.id', `${sco}_${question.objective}`);
  set('time', clockTime(new Date()));
  set('type', question.type === 'true-false' ? 'true-false' : 'choice');
  set('weighting', '1');
  set('correct_responses.0.pattern', rightOptions(question).join(','));
  set('student_response', [...chosen].sort().join(','));
  set('result', isRight(question, chosen) ? 'correct' : 'wrong');
  set('latency', timespan(latency));
}

/** Status and score against the pass mark; returns what was recorded. */
export function recordResult(record, { score, passMark }) {
  const status = score >= passMark ? 'passed' : 'failed';
  record.set('cmi.core.score.min', '0');
  record.set('cmi.core.score.max', '100');
  record.set('cmi.core.score.raw', score);
  record.set('cmi.core.lesson_status', status);
  return status;
}
