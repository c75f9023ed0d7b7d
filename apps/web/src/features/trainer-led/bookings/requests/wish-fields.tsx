import type { TypedRecord } from '@doselore/contract';
import type { wishFields } from '@doselore/contract/bookings';
import { type ReactNode, useState } from 'react';
import { ChoiceList } from '../../../../ui/choice/index.ts';
import { type FormState, NumberField, SelectField } from '../../../../ui/form/index.ts';
import c from './wish-fields.module.css';

type Props = {
  form: Pick<FormState<TypedRecord<typeof wishFields>>, 'field' | 'values'>;
  trainers: readonly { id: number; name: string }[];
  /** Score without a threshold, where it is known. */
  minimumScore?: number;
  children?: ReactNode;
};

const grades = (most: number) =>
  Array.from({ length: most }, (_, nth) => ({ value: String(nth + 1), label: String(nth + 1) }));

/** Returns the marks from 1 to 5, with a stored mark between two of them. */
function marksWith(stored: string) {
  const all = grades(5);
  return stored === '' || all.some(({ value }) => value === stored) ? all : [...all, { value: stored, label: stored }];
}

/** Which trainers come into question, under “More”: open while one of the fields has a value. */
export function WishFields({ form, trainers, minimumScore, children }: Props) {
  const wishes = ['minimum_score', 'maximum_journey_minutes', 'minimum_suitability', 'minimum_feedback'] as const;
  const hasOne = [...wishes, 'excluded_trainer_ids' as const].some((name) => form.values[name] !== '');
  const [isOpen, setOpen] = useState(hasOne);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>More</summary>
      <div className={c.fields}>
        <NumberField
          field={form.field('minimum_score')}
          optional
          hint={minimumScore === undefined ? '0 to 100.' : `0 to 100. Empty: ${minimumScore}.`}
        />
        <NumberField field={form.field('maximum_journey_minutes')} optional />
        <SelectField field={form.field('minimum_suitability')} optional placeholder="Any" options={grades(3)} />
        <SelectField
          field={form.field('minimum_feedback')}
          optional
          placeholder="Any"
          options={marksWith(form.values.minimum_feedback)}
        />
        <ChoiceList
          field={form.field('excluded_trainer_ids')}
          options={trainers.map(({ id, name }) => ({ value: String(id), label: name }))}
          search="Search trainers to leave out"
          none="Nobody"
        />
        {children}
      </div>
    </details>
  );
}
