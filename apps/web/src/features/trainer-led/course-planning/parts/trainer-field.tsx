import type { Candidate } from '@doselore/contract/scheduling';
import { type FieldProps, SelectField } from '../../../../ui/form/index.ts';
import { CompareTrainers } from './compare-trainers.tsx';
import { WaitingTrainer } from './waiting-trainer.tsx';

type Props = {
  field: FieldProps<string>;
  trainers: readonly Candidate[];
  /** Name of the stored trainer, who may not be on the list any longer. */
  formerTrainer: string | null;
  /** True where the page shows the comparison beside the form. */
  isComparedBeside?: boolean;
};

const labelOf = ({ name, is_invited, score, parts }: Candidate) =>
  [name, ...(is_invited ? ['(invited)'] : []), ...(parts.length === 0 ? [] : [`(${score.toFixed(1)})`])].join(' ');

/** Choice of the trainer: the best first, those who cannot take the course only when they are chosen already. */
export function TrainerField({ field, trainers, formerTrainer, isComparedBeside = false }: Props) {
  const options = trainers
    .filter(({ id, verdict }) => verdict !== 'impossible' || String(id) === field.value)
    .map((one) => ({ value: String(one.id), label: labelOf(one) }));
  const isListed = field.value === '' || options.some(({ value }) => value === field.value);
  return (
    <div>
      <SelectField
        field={field}
        options={isListed ? options : [...options, { value: field.value, label: formerTrainer ?? 'A former trainer' }]}
        placeholder="Nobody yet"
        hint={`In the order of the score. Trainers who cannot take the course are in the comparison ${isComparedBeside ? 'beside it' : 'below'}.`}
      />
      <WaitingTrainer trainer={trainers.find(({ id }) => String(id) === field.value)} />
      {trainers.length > 0 && !isComparedBeside && (
        <CompareTrainers trainers={trainers} chosen={field.value} onChoose={(id) => field.onChange(id)} />
      )}
    </div>
  );
}
