import type { ProjectChoices, TwoInOneDay } from '@doselore/contract/bookings';
import { trainingSlots } from '@doselore/contract/course-planning';
import type { ReactNode } from 'react';
import { CheckboxField, NumberField, SelectField } from '../../../../ui/form/index.ts';
import { slotWords } from '../requests/slot-words.ts';
import { WantedFields } from '../requests/wanted-fields.tsx';
import { WishFields } from '../requests/wish-fields.tsx';
import c from './two-in-one.module.css';
import { type DayForm, type HalfName, halfForm, halfWords } from './use-day-form.ts';

type Props = { form: DayForm; choices: ProjectChoices; record?: TwoInOneDay };

/** Fields that belong together, in a frame of their own. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={`card ${c.part}`}>
    <legend>{title}</legend>
    <div className={c.fields}>{children}</div>
  </fieldset>
);

function HalfPart({ half, form, choices, record }: Props & { half: HalfName }) {
  const own = halfForm(form, half);
  const title = record === undefined ? halfWords[half] : `${halfWords[half]}: ${record[half].product.name}`;
  return (
    <Part title={title}>
      <WantedFields form={own} choices={choices} record={record?.[half]}>
        <NumberField field={own.field('minutes')} hint="From 30 to 720." />
      </WantedFields>
    </Part>
  );
}

/** Fields of two sessions on one day: each of them, then the day that they share. */
export function DayFields({ form, choices, record }: Props) {
  return (
    <>
      <HalfPart half="first" form={form} choices={choices} {...(record && { record })} />
      <HalfPart half="second" form={form} choices={choices} {...(record && { record })} />
      <Part title="The day">
        <SelectField
          field={form.field('slot')}
          options={trainingSlots.map((value) => ({ value, label: slotWords[value] }))}
          placeholder="Choose a time of day"
          hint="When the day begins."
        />
        <NumberField
          field={form.field('gap_minutes')}
          hint="At least, from 30 to 240. A longer journey between two places makes the break longer."
        />
        <CheckboxField field={form.field('is_order_fixed')} />
      </Part>
      {record === undefined && <WishFields form={form} trainers={choices.trainers} />}
    </>
  );
}
