import { type FieldProps, FormSection, TextField } from '../../../../ui/form/index.ts';

type Props = { field: (name: 'latitude' | 'longitude') => FieldProps<string> };

/** Fields of a position that replaces the middle of the postcode district. */
export function PositionFields({ field }: Props) {
  return (
    <FormSection title="Exact position">
      <TextField
        field={field('latitude')}
        hint="Leave both empty to use the middle of the postcode district"
        optional
        narrow
        autoComplete="off"
      />
      <TextField field={field('longitude')} optional narrow autoComplete="off" />
    </FormSection>
  );
}
