import { ELEMENTS } from '../runtime/element-table.ts';
import type { ScormApi } from '../runtime/index.ts';

export type Step = { call: keyof ScormApi; first: unknown; second: unknown };
export type Outcome = { answer: unknown; code: string };

export type Difference = {
  reason: string;
  covers: (step: Step, ours: Outcome, theirs: Outcome, isFinished: boolean) => boolean;
};

const OBJECTS = ['cmi', 'cmi.core', 'cmi.objectives', 'cmi.objectives.0', 'settings', 'constructor', '__proto__'];
const KEYWORD = /\._(children|count|version)$/;

/** Returns the name with `n` in place of each index. */
function patternOf(name: unknown): string {
  return String(name).replace(/\.\d+(?=\.|$)/g, '.n');
}

function isAccess({ call }: Step): boolean {
  return call === 'LMSGetValue' || call === 'LMSSetValue';
}

/** Returns whether a step sets a value that one side accepts and the other refuses. */
function isSetOf(step: Step, pattern: RegExp, isOddValue: (value: string) => boolean): boolean {
  return step.call === 'LMSSetValue' && pattern.test(patternOf(step.first)) && isOddValue(String(step.second));
}

function onlyOursTakes(ours: Outcome, theirs: Outcome): boolean {
  return ours.answer === 'true' && theirs.answer === 'false' && theirs.code === '405';
}

function onlyTheirsTakes(ours: Outcome, theirs: Outcome): boolean {
  return ours.answer === 'false' && ours.code === '405' && theirs.answer === 'true';
}

/**
 * Intended differences from scorm-again 3.4.3. An unlisted difference is a fault of one of the two. An entry that no
 * longer applies also fails the test.
 */
export const INTENDED_DIFFERENCES: readonly Difference[] = [
  {
    reason: 'After LMSFinish nothing runs (301) and LMSInitialize begins a new session; there reads and writes go on.',
    covers: (step, ours, theirs, isFinished) =>
      isFinished &&
      (step.call === 'LMSInitialize'
        ? ours.code === '0' && theirs.code === '101'
        : ours.code === '301' && theirs.code !== '301'),
  },
  {
    reason: 'null counts as the empty argument, as in the run-time of ADL; there it is 201.',
    covers: ({ call, first }, ours, theirs) =>
      ['LMSInitialize', 'LMSCommit', 'LMSFinish'].includes(call) &&
      first === null &&
      ours.code !== '201' &&
      theirs.code === '201',
  },
  {
    reason: 'An unknown leaf is 201 and only an unknown category 401; there both are 401, and 404 inside interactions.',
    covers: (step, ours, theirs) =>
      isAccess(step) &&
      !ELEMENTS.has(patternOf(step.first)) &&
      ours.code === '201' &&
      ['401', '404'].includes(theirs.code),
  },
  {
    reason: 'Setting _children or _count is 402 wherever it stands; there 401 or 201 where no such list is.',
    covers: ({ call, first }, ours, theirs) =>
      call === 'LMSSetValue' &&
      KEYWORD.test(String(first)) &&
      ours.code === '402' &&
      ['401', '201'].includes(theirs.code),
  },
  {
    reason:
      'Objects of the platform are no elements: 201. There they can be read and overwritten, the whole model included.',
    covers: (step, ours, theirs) =>
      isAccess(step) && OBJECTS.includes(String(step.first)) && ours.code === '201' && theirs.code === '0',
  },
  {
    reason: 'The empty name is 201; there it leaves the last error as it was.',
    covers: (step, ours) => isAccess(step) && step.first === '' && ours.code === '201',
  },
  {
    reason: 'nav.event is left out (401); there it is an extra, and readable.',
    covers: (step, ours) => isAccess(step) && step.first === 'nav.event' && ours.code === '401',
  },
  {
    reason: 'A score not set reads ""; there score.max reads "100".',
    covers: ({ call, first }, ours, theirs) =>
      call === 'LMSGetValue' && String(first).endsWith('.score.max') && ours.answer === '' && theirs.answer === '100',
  },
  {
    reason: 'total_time is HHHH:MM:SS.SS; there the hundredths and leading zeros are lost.',
    covers: ({ call, first }, ours, theirs) =>
      call === 'LMSGetValue' &&
      first === 'cmi.core.total_time' &&
      String(ours.answer).replace(/^00(.*)\.00$/, '$1') === theirs.answer,
  },
  {
    reason: 'Comments are appended, and limited together; there each set replaces the one before.',
    covers: ({ call, first }, ours, theirs) =>
      first === 'cmi.comments' &&
      (call === 'LMSGetValue' ? String(ours.answer).endsWith(String(theirs.answer)) : onlyTheirsTakes(ours, theirs)),
  },
  {
    reason: 'cmi._children names comments_from_lms, which is there; scorm-again has it and does not name it.',
    covers: ({ call, first }, ours, theirs) =>
      call === 'LMSGetValue' &&
      first === 'cmi._children' &&
      String(ours.answer).replace(',comments_from_lms', '') === theirs.answer,
  },
  {
    reason: 'The lists of an interaction that does not exist are 201; there 0 entries, or 404.',
    covers: ({ call, first }, ours, theirs) =>
      call === 'LMSGetValue' &&
      /^cmi\.interactions\.n\.\w+\._count$/.test(patternOf(first)) &&
      ours.code === '201' &&
      (theirs.answer === '0' || theirs.code === '404'),
  },
  {
    reason: 'A keyword is judged by the name: an objective has no list of children (201) and is no array (203).',
    covers: ({ call, first }, ours, theirs) =>
      call === 'LMSGetValue' &&
      ((patternOf(first) === 'cmi.objectives.n._children' && ours.code === '201' && theirs.code === '202') ||
        (patternOf(first) === 'cmi.objectives.n._count' && ours.code === '203' && theirs.code === '201')),
  },
  {
    reason: 'lesson_location may have 1 000 characters.',
    covers: (step, ours, theirs) =>
      onlyOursTakes(ours, theirs) &&
      isSetOf(step, /lesson_location$/, (value) => value.length > 255 && value.length <= 1000),
  },
  {
    reason: 'Identifiers may hold letters beyond ASCII: courses in Welsh do.',
    covers: (step, ours, theirs) =>
      onlyOursTakes(ours, theirs) && isSetOf(step, /\.id$/, (value) => /[^\x20-\x7e]/.test(value)),
  },
  {
    reason: 'Weighting is any decimal; there only from -100 to 100.',
    covers: (step, ours, theirs) =>
      onlyOursTakes(ours, theirs) && isSetOf(step, /\.weighting$/, (value) => Math.abs(Number(value)) > 100),
  },
  {
    reason: 'A result may be any decimal; there it has no sign and at most three digits.',
    covers: (step, ours, theirs) =>
      onlyOursTakes(ours, theirs) && isSetOf(step, /\.result$/, (value) => /^(-\d+|\d{4,})$/.test(value)),
  },
  {
    reason: 'Time spans have two to four digits of hours; there one or more.',
    covers: (step, ours, theirs) =>
      onlyTheirsTakes(ours, theirs) &&
      isSetOf(step, /\.(session_time|latency)$/, (value) => /^(\d|\d{5,}):/.test(value)),
  },
  {
    reason: 'Responses and patterns end at 4 096 characters; there nowhere.',
    covers: (step, ours, theirs) =>
      onlyTheirsTakes(ours, theirs) && isSetOf(step, /\.(student_response|pattern)$/, (value) => value.length > 4096),
  },
  {
    reason: 'Error texts are those of the product specification, and "" for a code that does not exist.',
    covers: ({ call, first }) =>
      call === 'LMSGetErrorString' && ['0', '203', '205', '407', '999'].includes(String(first)),
  },
];

/**
 * Returns whether the two sides have different data from here on. scorm-again begins a record with a value that it then
 * refuses, so its counts are wrong afterwards.
 */
export function partsWays({ call, first }: Step, ours: Outcome, theirs: Outcome): boolean {
  if (call === 'LMSGetValue' || call === 'LMSGetErrorString') return false;
  if (call === 'LMSSetValue' && first === 'cmi.comments') return false;
  const isRefusedRecord = call === 'LMSSetValue' && /\.\d/.test(String(first)) && ours.answer === 'false';
  return ours.answer !== theirs.answer || isRefusedRecord;
}
