import { type FieldProps, FormSection, TextField } from '../../../../ui/form/index.ts';
import type { AddressName } from '../address-form.ts';
import { PositionFields } from './position-fields.tsx';

type Props = { title: string; field: (name: AddressName) => FieldProps<string> };

/** Fields of an address, with the position that replaces the middle of the postcode district. */
export function AddressFields({ title, field }: Props) {
  return (
    <>
      <FormSection title={title}>
        <TextField field={field('address_line_1')} autoComplete="off" />
        <TextField field={field('address_line_2')} autoComplete="off" optional />
        <TextField field={field('town')} autoComplete="off" />
        <TextField field={field('postcode')} hint="For example LA4 4XX" autoComplete="off" narrow />
      </FormSection>
      <PositionFields field={field} />
    </>
  );
}
