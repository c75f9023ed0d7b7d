import { type FormState, NumberField, TextField } from '../../../../ui/form/index.ts';
import type { LicenceValues } from '../licences-form.ts';

/** Number of licences to buy into the pool of a new course, and the references of their payment. */
export function LicenceFields<V extends LicenceValues>({ form }: { form: FormState<V> }) {
  return (
    <>
      <NumberField
        field={form.field('quantity')}
        hint="They go into the pool of the course. 0 to use licences of the organisation, or to buy them later."
      />
      {Number(form.values.quantity) > 0 && (
        <>
          <TextField
            field={form.field('poReference')}
            autoComplete="off"
            hint="Give this or a transaction reference, or both."
          />
          <TextField field={form.field('transactionRef')} autoComplete="off" hint="If it has already been paid." />
        </>
      )}
    </>
  );
}
