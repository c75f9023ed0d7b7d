import { clockTime, timespan } from './formats.js';
import { isRight, rightOptions } from './marking.js';

/** Longest identifier of SCORM 1.2. */
const idLimit = 255;

/**
 * Adds one answered question to the record. The index continues from what the platform already
 * holds, so that answers of an earlier session or an earlier try are kept. The question and its
 * answers are in words. A platform that takes only the codes of SCORM 1.2 gets these.
 */
export function recordAnswer(record, { sco, question, chosen, latency }) {
  const index = Number(record.get('cmi.interactions._count')) || 0;
  const set = (element, value) => record.set(`cmi.interactions.${index}.${element}`, value);
  const setOneOf = (element, values) => record.setOneOf(`cmi.interactions.${index}.${element}`, values);
  const setAnswer = (element, ids) => setOneOf(element, [inWords(question, ids), ids.join(',')]);
  const code = `${sco}_${question.id}`;
  setOneOf('id', [`${code}: ${question.prompt}`.slice(0, idLimit), code]);
  set('objectives.0.id', `${sco}_${question.objective}`);
  set('time', clockTime(new Date()));
  set('type', question.type === 'true-false' ? 'true-false' : 'choice');
  set('weighting', '1');
  setAnswer('correct_responses.0.pattern', rightOptions(question));
  setAnswer('student_response', [...chosen].sort());
  set('result', isRight(question, chosen) ? 'correct' : 'wrong');
  set('latency', timespan(latency));
}

function inWords(question, ids) {
  const labels = question.options.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
  return labels.join('; ');
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
