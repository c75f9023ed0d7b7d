import { commandOf, type StoredValues } from '@doselore/contract';
import { assessmentTypes, assessmentTypeWords } from '@doselore/contract/course-assessments';
import { waitingListModes, waitingListWords } from '@doselore/contract/course-delegates';
import {
  type CourseFields,
  changeVirtualGroup,
  type Plan,
  planVirtualGroup,
  type ScheduleFields,
} from '@doselore/contract/course-planning';
import { changeManagers, coTrainerTexts } from '@doselore/contract/course-staffing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useForm } from '../../../ui/form/index.ts';
import { rowsInWords } from '../../../ui/rows/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { courseFieldsOf, courseValuesOf } from './course-form.ts';
import {
  coTrainerIds,
  coTrainerText,
  notIgnored,
  type PlanValues,
  planLabels,
  planRules,
  scheduleFieldsOf,
  scheduleValuesOf,
  sessionsInWords,
} from './plan-form.ts';
import { storedOf } from './stored-schedule.ts';

type Stored = CourseFields & ScheduleFields & { co_trainers: string };

const courseOf = (plan: Plan): CourseFields => ({
  title: plan.title,
  delegatePlacesAllowed: plan.delegatePlacesAllowed,
  minimum_delegates: plan.minimum_delegates,
  organiserUserId: plan.organiserUserId,
  what_to_bring: plan.what_to_bring,
  sessions_required: plan.sessions_required,
  waiting_list: plan.waiting_list,
  assessment_type: plan.assessment_type,
  postTrainingDaysAllowed: plan.postTrainingDaysAllowed,
});

/** Returns the base values of the fields that a command sends. */
const baseOf = <F extends StoredValues>(fields: F, base: StoredValues): F =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, base[name] ?? null])) as F;

const differ = (fields: StoredValues, base: StoredValues): boolean =>
  Object.entries(fields).some(([name, value]) => value !== (base[name] ?? null));

/** Words for values that are ids or codes, in an edit conflict. */
export type PlanNames = Record<'organiser' | 'trainer' | 'venue' | 'account', (id: string) => string>;

const wordOf =
  <Code extends string>(codes: readonly Code[], words: Record<Code, string>) =>
  (value: string): string => {
    const code = codes.find((one) => one === value);
    return code === undefined ? '' : words[code];
  };

type Target = { plan: Plan; names: PlanNames; isSchedulable: boolean };

/**
 * State of the form of a whole course. One save sends the schedule, then the co-trainers, then the details, and leaves
 * out unchanged parts. When the server refuses a part, the parts before it stay saved. The next save does not send them
 * again.
 */
export function usePlanForm({ plan, names, isSchedulable }: Target) {
  const { level, at, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  const saved = useRef<Partial<Stored>>({});
  const [course, schedule] = [courseOf(plan), storedOf(plan)];
  const co_trainers = coTrainerText(plan.co_trainers.map(({ id }) => id));

  const saveSchedule = async (values: PlanValues, base: Stored) => {
    const fields = scheduleFieldsOf(values);
    const ignoring = {
      ignoreConflictWarning: values.ignore ? (1 as const) : (0 as const),
      conflict_reason: values.ignore ? values.conflict_reason.trim() : '',
    };
    const params = { virtualGroupId };
    const isMoved = values.ignore || differ(fields, base);
    if (isMoved) {
      const body = commandOf({ ...fields, ...ignoring, baseValues: baseOf(fields, base) });
      const { now } = await callEndpoint(planVirtualGroup, { params, body });
      saved.current = { ...saved.current, ...(now as ScheduleFields) };
    }
    // Saving the schedule removes a new trainer from the co-trainers. The base value must match.
    const withoutTrainer = (text: string) => coTrainerIds(text).filter((id) => id !== fields.trainerUserId);
    const userIds = withoutTrainer(values.co_trainers);
    if (coTrainerText(userIds) === base.co_trainers) return;
    const baseValues = { co_trainers: coTrainerText(withoutTrainer(base.co_trainers)) };
    const body = commandOf({ userIds, ...ignoring, baseValues });
    const { now } = await callEndpoint(changeManagers, { params, body });
    saved.current = { ...saved.current, ...now };
  };

  const saveCourse = async (values: PlanValues, base: Stored) => {
    const fields = courseFieldsOf(values);
    if (!differ(fields, base)) return;
    const body = commandOf({ ...fields, baseValues: baseOf(fields, base) });
    const { now } = await callEndpoint(changeVirtualGroup, { level, params: at, body });
    saved.current = { ...saved.current, ...(now as CourseFields) };
  };

  return useForm<PlanValues, Stored>({
    initial: { ...courseValuesOf(course), ...scheduleValuesOf(schedule, co_trainers) },
    baseValues: { ...course, ...schedule, co_trainers },
    labels: planLabels,
    words: {
      assessment_type: wordOf(assessmentTypes, assessmentTypeWords),
      waiting_list: wordOf(waitingListModes, waitingListWords),
      organiserUserId: names.organiser,
      sessions: sessionsInWords,
      trainerUserId: names.trainer,
      venueId: names.venue,
      video_account_id: names.account,
      co_trainers: rowsInWords(coTrainerTexts, ({ userId }) => names.trainer(String(userId))),
    },
    rules: planRules,
    onSubmit: async (values, given) => {
      const base = { ...given, ...saved.current };
      try {
        if (isSchedulable) await saveSchedule(values, base);
        await saveCourse(values, base);
      } finally {
        await refreshQueries(client, 'virtual-groups');
      }
      const now = { ...saved.current, ...notIgnored };
      saved.current = {};
      showBanner({ message: `${values.title.trim()} saved`, type: 'success' });
      return { now };
    },
  });
}
