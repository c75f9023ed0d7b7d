import { limits } from '@doselore/contract';
import { assessmentLimits, assessmentTypes } from '@doselore/contract/course-assessments';
import { waitingListModes } from '@doselore/contract/course-delegates';
import { type CourseFields, sessionLimits } from '@doselore/contract/course-planning';
import { maxNumber, maxText, minNumber, type Rule, requiredAs, wholeNumber } from '../../../ui/form/index.ts';

export type CourseValues = {
  title: string;
  delegatePlacesAllowed: string;
  minimum_delegates: string;
  organiserUserId: string;
  what_to_bring: string;
  sessions_required: string;
  waiting_list: string;
  assessment_type: string;
  postTrainingDaysAllowed: string;
};

export const courseLabels: Record<keyof CourseValues, string> = {
  title: 'Title',
  delegatePlacesAllowed: 'Places',
  minimum_delegates: 'Minimum number of delegates',
  organiserUserId: 'Organiser',
  what_to_bring: 'What to bring',
  sessions_required: 'Sessions to attend',
  waiting_list: 'Waiting list',
  assessment_type: 'Assessment',
  postTrainingDaysAllowed: 'Days for the assessment after the course',
};

const notMoreThanPlaces: Rule<string, { delegatePlacesAllowed: string }> = (value, { delegatePlacesAllowed }) =>
  Number(value) > Number(delegatePlacesAllowed) ? 'Enter no more than the number of places' : undefined;

export const courseRules = {
  title: [requiredAs('Enter the title'), maxText(limits.title)],
  delegatePlacesAllowed: [
    requiredAs('Enter the number of places'),
    wholeNumber,
    minNumber(sessionLimits.placesMin),
    maxNumber(sessionLimits.placesMax),
  ],
  minimum_delegates: [requiredAs('Enter 0 if there is none'), wholeNumber, notMoreThanPlaces],
  what_to_bring: [maxText(limits.text)],
  sessions_required: [wholeNumber, minNumber(1), maxNumber(sessionLimits.most)],
  postTrainingDaysAllowed: [
    requiredAs('Enter 0 for the last day of the course'),
    wholeNumber,
    maxNumber(assessmentLimits.daysMax),
  ],
};

export const newCourseValues: CourseValues = {
  title: '',
  delegatePlacesAllowed: '12',
  minimum_delegates: '0',
  organiserUserId: '',
  what_to_bring: '',
  sessions_required: '',
  waiting_list: 'automatic',
  assessment_type: 'none',
  postTrainingDaysAllowed: '0',
};

export function courseValuesOf(fields: CourseFields): CourseValues {
  return {
    title: fields.title,
    delegatePlacesAllowed: String(fields.delegatePlacesAllowed),
    minimum_delegates: String(fields.minimum_delegates),
    organiserUserId: fields.organiserUserId === null ? '' : String(fields.organiserUserId),
    what_to_bring: fields.what_to_bring ?? '',
    sessions_required: fields.sessions_required === null ? '' : String(fields.sessions_required),
    waiting_list: fields.waiting_list,
    assessment_type: fields.assessment_type,
    postTrainingDaysAllowed: String(fields.postTrainingDaysAllowed),
  };
}

export function courseFieldsOf(values: CourseValues): CourseFields {
  return {
    title: values.title.trim(),
    delegatePlacesAllowed: Number(values.delegatePlacesAllowed),
    minimum_delegates: Number(values.minimum_delegates),
    organiserUserId: values.organiserUserId === '' ? null : Number(values.organiserUserId),
    what_to_bring: values.what_to_bring.trim() === '' ? null : values.what_to_bring.trim(),
    sessions_required: values.sessions_required.trim() === '' ? null : Number(values.sessions_required),
    waiting_list: waitingListModes.find((mode) => mode === values.waiting_list) ?? 'automatic',
    assessment_type: assessmentTypes.find((type) => type === values.assessment_type) ?? 'none',
    postTrainingDaysAllowed: Number(values.postTrainingDaysAllowed),
  };
}
