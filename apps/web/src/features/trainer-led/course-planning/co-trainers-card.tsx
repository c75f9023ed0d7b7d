import { commandOf, limits } from '@doselore/contract';
import type { Plan } from '@doselore/contract/course-planning';
import { changeManagers, coTrainersMost, coTrainerTexts } from '@doselore/contract/course-staffing';
import type { Candidate } from '@doselore/contract/scheduling';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, maxText, type Rule, useForm } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { RowsField, rowsInWords } from '../../../ui/rows/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { checkQuery, conflictsOfCoTrainers } from './check.queries.ts';
import c from './co-trainers-card.module.css';
import { ConflictWarning } from './parts/conflict-warning.tsx';
import { storedOf } from './stored-schedule.ts';

type Values = { co_trainers: string; ignore: boolean; conflict_reason: string };
const notIgnored = { ignore: false, conflict_reason: '' };

const idsIn = (text: string) => coTrainerTexts.rowsOf(text).map(({ userId }) => userId);

const reasonWhenIgnored: Rule<string, Values> = (value, { ignore }) =>
  ignore && value.trim() === '' ? 'Enter why the course is booked in spite of this' : undefined;

/** Co-trainers of a course, chosen from the trainers in the order of their scores. */
export function CoTrainersCard({ plan }: { plan: Plan }) {
  return (
    <Card title="Co-trainers">
      <p className="muted">
        Up to {coTrainersMost} people who lead the course with its trainer. They see its delegates and take the
        register. Feedback counts for the trainer.
      </p>
      {plan.marked === 0 ? (
        <CoTrainersForm key={plan.trainerUserId} plan={plan} />
      ) : (
        <p>{plan.co_trainers.length === 0 ? 'None' : plan.co_trainers.map(({ name }) => name).join(', ')}</p>
      )}
    </Card>
  );
}

/** State of the form. `nameOf` returns the name of a co-trainer for an edit conflict. */
function useCoTrainersForm(plan: Plan, nameOf: (userId: number) => string) {
  const { virtualGroupId } = useCourseAt();
  const co_trainers = coTrainerTexts.textOf(plan.co_trainers.map(({ id }) => ({ userId: id })));
  return useForm<Values, Pick<Values, 'co_trainers'>>({
    initial: { co_trainers, ...notIgnored },
    baseValues: { co_trainers },
    labels: { co_trainers: 'Co-trainers', ignore: 'Save anyway', conflict_reason: 'Reason for booking anyway' },
    words: { co_trainers: rowsInWords(coTrainerTexts, ({ userId }) => nameOf(userId)) },
    rules: { conflict_reason: [reasonWhenIgnored, maxText(limits.name)] },
    onSubmit: (values, baseValues) =>
      callEndpoint(changeManagers, {
        params: { virtualGroupId },
        body: commandOf({
          userIds: idsIn(values.co_trainers),
          baseValues,
          ignoreConflictWarning: values.ignore ? 1 : 0,
          conflict_reason: values.ignore ? values.conflict_reason.trim() : '',
        }),
      }),
  });
}

function CoTrainersForm({ plan }: { plan: Plan }) {
  const { level, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  const { sessions, venueId, video_account_id } = storedOf(plan);
  const { data: checked } = useQuery(checkQuery(level, virtualGroupId, { sessions, venueId, video_account_id }));
  const trainers = (checked?.trainers ?? []).filter(({ id }) => id !== plan.trainerUserId);
  const names = new Map([...plan.co_trainers, ...trainers].map(({ id, name }) => [id, name] as const));
  const nameOf = (userId: number) => names.get(userId) ?? `Trainer ${userId}`;
  const form = useCoTrainersForm(plan, nameOf);
  const chosen = idsIn(form.values.co_trainers);
  const added = chosen.filter((id) => !plan.co_trainers.some((one) => one.id === id));
  const done = () => {
    form.reset({ ...form.values, ...notIgnored });
    showBanner({ message: 'Co-trainers saved', type: 'success' });
    void refreshQueries(client, 'virtual-groups');
  };
  return (
    <Form form={form} submitLabel="Save co-trainers" onDone={done}>
      <RowsField
        field={form.field('co_trainers')}
        texts={coTrainerTexts}
        row="co-trainer"
        nameOf={({ userId }) => nameOf(userId)}
        keyOf={({ userId }) => userId}
        legend="in-title"
        empty="No co-trainers yet."
        chooser={(rows, add) =>
          rows.length < coTrainersMost && (
            <CoTrainerChoice
              trainers={trainers.filter(({ id }) => !chosen.includes(id))}
              onChoose={(userId) => add({ userId })}
            />
          )
        }
      >
        {(_row, { name }) => <div className={c.name}>{name}</div>}
      </RowsField>
      <ConflictWarning
        conflicts={checked === undefined ? [] : conflictsOfCoTrainers(checked, added)}
        override={
          plan.state === 'draft' ? undefined : { ignore: form.field('ignore'), reason: form.field('conflict_reason') }
        }
      />
    </Form>
  );
}

type Choice = { trainers: readonly Candidate[]; onChoose: (userId: number) => void };

/** Choice of another co-trainer. The list leaves out trainers who cannot take the course. */
function CoTrainerChoice({ trainers, onChoose }: Choice) {
  const options = trainers
    .filter(({ verdict }) => verdict !== 'impossible')
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <NativeSelect
      size="md"
      className={c.choice}
      label="Add a co-trainer"
      value=""
      data={[{ value: '', label: 'Choose a trainer' }, ...options]}
      onChange={(event) => {
        if (event.currentTarget.value !== '') onChoose(Number(event.currentTarget.value));
      }}
    />
  );
}
