import * as check from './value-checks.ts';
import { EXIT_VALUES, INTERACTION_TYPES, LESSON_STATUSES, LIMITS, SCO_STATUSES } from './vocabularies.ts';

/** Single values of an attempt. Values that a SCO can write have the names of the delta. */
export type ScalarField =
  | 'student_id'
  | 'student_name'
  | 'lesson_location'
  | 'credit'
  | 'lesson_status'
  | 'entry_value'
  | 'raw_score'
  | 'min_score'
  | 'max_score'
  | 'total_time'
  | 'lesson_mode'
  | 'exit_value'
  | 'session_time'
  | 'suspend_data'
  | 'launch_data'
  | 'comments'
  | 'comments_from_lms'
  | 'mastery_score'
  | 'max_time_allowed'
  | 'time_limit_action'
  | 'audio'
  | 'language'
  | 'speed'
  | 'text';

export type ObjectiveField = 'id' | 'status' | 'raw_score' | 'min_score' | 'max_score';
export type InteractionField = 'id' | 'time' | 'type' | 'weighting' | 'student_response' | 'result' | 'latency';
export type InteractionList = 'objectives' | 'correct_responses';

export type Element =
  | { kind: 'fixed'; value: string; of?: 'objectives' }
  | { kind: 'readOnly'; field: ScalarField }
  | { kind: 'scalar'; access: 'rw' | 'w'; field: ScalarField; check: check.Check; appends?: true }
  | { kind: 'count'; of: 'objectives' | 'interactions' }
  | { kind: 'listCount'; of: InteractionList }
  | { kind: 'objective'; field: ObjectiveField; check: check.Check }
  | { kind: 'interaction'; field: InteractionField; check: check.Check }
  | { kind: 'listEntry'; of: InteractionList; check: check.Check };

const SCORES = 'raw,min,max';
const anyText = check.text(LIMITS.text);
const readOnly = (field: ScalarField): Element => ({ kind: 'readOnly', field });
const fixed = (value: string): Element => ({ kind: 'fixed', value });
const readWrite = (field: ScalarField, checkValue: check.Check): Element => ({
  kind: 'scalar',
  access: 'rw',
  field,
  check: checkValue,
});
const writeOnly = (field: ScalarField, checkValue: check.Check): Element => ({
  kind: 'scalar',
  access: 'w',
  field,
  check: checkValue,
});
const objective = (field: ObjectiveField, checkValue: check.Check): Element => ({
  kind: 'objective',
  field,
  check: checkValue,
});
const interaction = (field: InteractionField, checkValue: check.Check): Element => ({
  kind: 'interaction',
  field,
  check: checkValue,
});

/**
 * Data model of SCORM 1.2. `n` stands for an index. A Map, so that no name from a SCO reaches the properties of an
 * object.
 */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map<string, Element>([
  ['cmi._version', fixed('3.4')],
  [
    'cmi._children',
    fixed(
      'core,suspend_data,launch_data,comments,comments_from_lms,objectives,student_data,student_preference,interactions',
    ),
  ],
  [
    'cmi.core._children',
    fixed(
      'student_id,student_name,lesson_location,credit,lesson_status,entry,score,total_time,lesson_mode,exit,session_time',
    ),
  ],
  ['cmi.core.student_id', readOnly('student_id')],
  ['cmi.core.student_name', readOnly('student_name')],
  [
    'cmi.core.lesson_location',
    readWrite('lesson_location', check.text(LIMITS.lessonLocation, LIMITS.lessonLocationStandard)),
  ],
  ['cmi.core.credit', readOnly('credit')],
  ['cmi.core.lesson_status', readWrite('lesson_status', check.oneOf(SCO_STATUSES))],
  ['cmi.core.entry', readOnly('entry_value')],
  ['cmi.core.score._children', fixed(SCORES)],
  ['cmi.core.score.raw', readWrite('raw_score', check.score)],
  ['cmi.core.score.min', readWrite('min_score', check.score)],
  ['cmi.core.score.max', readWrite('max_score', check.score)],
  ['cmi.core.total_time', readOnly('total_time')],
  ['cmi.core.lesson_mode', readOnly('lesson_mode')],
  ['cmi.core.exit', writeOnly('exit_value', check.oneOfOr(EXIT_VALUES, 'normal', ''))],
  ['cmi.core.session_time', writeOnly('session_time', check.timespan)],
  ['cmi.suspend_data', readWrite('suspend_data', check.text(LIMITS.suspendData, LIMITS.suspendDataStandard))],
  ['cmi.launch_data', readOnly('launch_data')],
  [
    'cmi.comments',
    { kind: 'scalar', access: 'rw', field: 'comments', check: check.text(LIMITS.comments), appends: true },
  ],
  ['cmi.comments_from_lms', readOnly('comments_from_lms')],
  ['cmi.objectives._children', fixed('id,score,status')],
  ['cmi.objectives._count', { kind: 'count', of: 'objectives' }],
  ['cmi.objectives.n.id', objective('id', check.identifier)],
  ['cmi.objectives.n.score._children', { kind: 'fixed', value: SCORES, of: 'objectives' }],
  ['cmi.objectives.n.score.raw', objective('raw_score', check.score)],
  ['cmi.objectives.n.score.min', objective('min_score', check.score)],
  ['cmi.objectives.n.score.max', objective('max_score', check.score)],
  ['cmi.objectives.n.status', objective('status', check.oneOf(LESSON_STATUSES))],
  ['cmi.student_data._children', fixed('mastery_score,max_time_allowed,time_limit_action')],
  ['cmi.student_data.mastery_score', readOnly('mastery_score')],
  ['cmi.student_data.max_time_allowed', readOnly('max_time_allowed')],
  ['cmi.student_data.time_limit_action', readOnly('time_limit_action')],
  ['cmi.student_preference._children', fixed('audio,language,speed,text')],
  ['cmi.student_preference.audio', readWrite('audio', check.integerWithin(-1, 100))],
  ['cmi.student_preference.language', readWrite('language', check.text(LIMITS.string))],
  ['cmi.student_preference.speed', readWrite('speed', check.integerWithin(-100, 100))],
  ['cmi.student_preference.text', readWrite('text', check.integerWithin(-1, 1))],
  [
    'cmi.interactions._children',
    fixed('id,objectives,time,type,correct_responses,weighting,student_response,result,latency'),
  ],
  ['cmi.interactions._count', { kind: 'count', of: 'interactions' }],
  ['cmi.interactions.n.id', interaction('id', check.identifier)],
  ['cmi.interactions.n.objectives._count', { kind: 'listCount', of: 'objectives' }],
  ['cmi.interactions.n.objectives.n.id', { kind: 'listEntry', of: 'objectives', check: check.identifier }],
  ['cmi.interactions.n.time', interaction('time', check.timeOfDay)],
  ['cmi.interactions.n.type', interaction('type', check.oneOf(INTERACTION_TYPES))],
  ['cmi.interactions.n.correct_responses._count', { kind: 'listCount', of: 'correct_responses' }],
  ['cmi.interactions.n.correct_responses.n.pattern', { kind: 'listEntry', of: 'correct_responses', check: anyText }],
  ['cmi.interactions.n.weighting', interaction('weighting', check.decimal)],
  ['cmi.interactions.n.student_response', interaction('student_response', anyText)],
  ['cmi.interactions.n.result', interaction('result', check.interactionResult)],
  ['cmi.interactions.n.latency', interaction('latency', check.timespan)],
]);
