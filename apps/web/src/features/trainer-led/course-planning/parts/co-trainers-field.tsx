import { coTrainersMost, coTrainerTexts } from '@doselore/contract/course-staffing';
import type { Candidate } from '@doselore/contract/scheduling';
import { NativeSelect } from '@mantine/core';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { RowsField } from '../../../../ui/rows/index.ts';
import { coTrainerIds } from '../plan-form.ts';
import c from './co-trainers-field.module.css';

type Props = {
  field: FieldProps<string>;
  /** Trainers who can be added, in the order of their scores. */
  trainers: readonly Candidate[];
  nameOf: (userId: number) => string;
};

/** Co-trainers of a course, chosen from the trainers in the order of their scores. */
export function CoTrainersField({ field, trainers, nameOf }: Props) {
  const chosen = coTrainerIds(field.value);
  return (
    <RowsField
      field={field}
      texts={coTrainerTexts}
      row="co-trainer"
      nameOf={({ userId }) => nameOf(userId)}
      keyOf={({ userId }) => userId}
      legend="optional"
      hint={`Up to ${coTrainersMost} people. They see the delegates and take the register like the trainer. Feedback counts for the trainer alone.`}
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
