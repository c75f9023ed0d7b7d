import type { ProjectChoices, ProjectRequest } from '@doselore/contract/bookings';
import { trainingSlots } from '@doselore/contract/course-planning';
import { NumberField, SelectField, TextAreaField } from '../../../../ui/form/index.ts';
import { slotWords } from './slot-words.ts';
import type { RequestForm } from './use-request-form.ts';
import { WantedFields } from './wanted-fields.tsx';
import { WishFields } from './wish-fields.tsx';

type Props = { form: RequestForm; choices: ProjectChoices; record?: ProjectRequest };

/** Fields of a request: what is asked for, how long it takes, where, and which trainers come into question. */
export function RequestFields({ form, choices, record }: Props) {
  return (
    <>
      <WantedFields form={form} choices={choices} record={record}>
        <NumberField field={form.field('minutes')} hint="From 30 to 720." />
        <SelectField
          field={form.field('slot')}
          options={trainingSlots.map((value) => ({ value, label: slotWords[value] }))}
          placeholder="Choose a time of day"
        />
      </WantedFields>
      <WishFields form={form} trainers={choices.trainers} />
    </>
  );
}

/** Fields of a request that can be changed after trainers were asked. */
export const LaterFields = ({ form, choices }: Props) => (
  <>
    <TextAreaField field={form.field('notes')} rows={3} optional hint="For site admins" />
    <WishFields form={form} trainers={choices.trainers} />
  </>
);
