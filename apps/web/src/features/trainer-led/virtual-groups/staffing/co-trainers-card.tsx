import { limits } from '@doselore/contract';
import type { Candidate } from '@doselore/contract/scheduling';
import { coTrainersMost, type Plan } from '@doselore/contract/virtual-groups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { type FieldProps, Form, maxText, type Rule, SelectField, useForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { checkQuery, conflictsOfCoTrainers } from '../planning/check.queries.ts';
import { ConflictWarning } from '../planning/parts/conflict-warning.tsx';
import { storedOf } from '../planning/stored-schedule.ts';
import { useCourseAt } from '../planning/use-course-at.ts';
import { saveManagers } from './staffing.queries.ts';

type Values = { first: string; second: string; third: string; ignore: boolean; conflict_reason: string };
const places = ['first', 'second', 'third'] as const satisfies readonly (keyof Values)[];

const chosenIn = (values: Values): number[] => places.map((place) => Number(values[place])).filter((id) => id !== 0);

const onlyOnce: Rule<string, Values> = (value, values) =>
  value !== '' && chosenIn(values).filter((id) => id === Number(value)).length > 1
    ? 'Choose each co-trainer once'
    : undefined;
const reasonWhenIgnored: Rule<string, Values> = (value, { ignore }) =>
  ignore && value.trim() === '' ? 'Enter why the course is booked in spite of this' : undefined;

/** Co-trainers of a course, chosen from the trainers in the order of their scores. A saved change begins a new form. */
export function CoTrainersCard({ plan }: { plan: Plan }) {
  const key = plan.co_trainers.map(({ id }) => id).join();
  return (
    <Card title="Co-trainers">
      <p className="muted">
        Up to {coTrainersMost} people who lead the course with its trainer. They see its delegates and take the
        register. Feedback counts for the trainer.
      </p>
      {plan.marked === 0 ? (
        <CoTrainersForm key={`${key} ${plan.trainerUserId}`} plan={plan} />
      ) : (
        <p>{plan.co_trainers.length === 0 ? 'None' : plan.co_trainers.map(({ name }) => name).join(', ')}</p>
      )}
    </Card>
  );
}

function CoTrainersForm({ plan }: { plan: Plan }) {
  const { level, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  const held = plan.co_trainers.map(({ id }) => id);
  const { sessions, venueId, meeting_account_id } = storedOf(plan);
  const { data: checked } = useQuery(checkQuery(level, virtualGroupId, { sessions, venueId, meeting_account_id }));
  const idAt = (nth: number) => String(held[nth] ?? '');
  const form = useForm<Values>({
    initial: { first: idAt(0), second: idAt(1), third: idAt(2), ignore: false, conflict_reason: '' },
    labels: {
      first: 'First co-trainer',
      second: 'Second co-trainer',
      third: 'Third co-trainer',
      ignore: 'Save anyway',
      conflict_reason: 'Reason for booking anyway',
    },
    rules: {
      second: [onlyOnce],
      third: [onlyOnce],
      conflict_reason: [reasonWhenIgnored, maxText(limits.name)],
    },
    onSubmit: async (values) => {
      await saveManagers(level, virtualGroupId, {
        userIds: chosenIn(values),
        baseUserIds: held,
        ignoreConflictWarning: values.ignore ? 1 : 0,
        conflict_reason: values.ignore ? values.conflict_reason.trim() : '',
      });
      showBanner({ message: 'Co-trainers saved', type: 'success' });
      await refreshQueries(client, 'virtual-groups');
    },
  });
  const added = chosenIn(form.values).filter((id) => !held.includes(id));
  const trainers = (checked?.trainers ?? []).filter(({ id }) => id !== plan.trainerUserId);
  return (
    <Form form={form} submitLabel="Save co-trainers">
      {places.map((place) => (
        <CoTrainerField key={place} field={form.field(place)} trainers={trainers} held={plan.co_trainers} />
      ))}
      <ConflictWarning
        conflicts={checked === undefined ? [] : conflictsOfCoTrainers(checked, added)}
        override={
          plan.state === 'draft' ? undefined : { ignore: form.field('ignore'), reason: form.field('conflict_reason') }
        }
      />
    </Form>
  );
}

type FieldOf = { field: FieldProps<string>; trainers: readonly Candidate[]; held: Plan['co_trainers'] };

/** Choice of one co-trainer. Those who cannot take the course are on the list only when they are chosen already. */
function CoTrainerField({ field, trainers, held }: FieldOf) {
  const options = trainers
    .filter(({ id, verdict }) => verdict !== 'impossible' || String(id) === field.value)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const missing = held.filter(
    ({ id }) => String(id) === field.value && !options.some(({ value }) => Number(value) === id),
  );
  return (
    <SelectField
      field={field}
      optional
      options={[...options, ...missing.map(({ id, name }) => ({ value: String(id), label: name }))]}
      placeholder="Nobody"
    />
  );
}
