import type { VenueChoice } from '@doselore/contract/venues';
import { type FieldProps, SelectField } from '../../../../ui/form/index.ts';

type Props = {
  field: FieldProps<string>;
  venues: readonly VenueChoice[];
  /** Name of the stored venue, which may not be on offer any longer. */
  formerVenue: string | null;
};

/** Choice among the venues that the organisation can use, with their towns and room. */
export function VenueField({ field, venues, formerVenue }: Props) {
  const options = venues.map(({ id, name, town, capacity }) => ({
    value: String(id),
    label: `${name}, ${town} (room for ${capacity})`,
  }));
  const isListed = field.value === '' || options.some(({ value }) => value === field.value);
  return (
    <SelectField
      field={field}
      options={isListed ? options : [...options, { value: field.value, label: formerVenue ?? 'A former venue' }]}
      placeholder="None"
      optional
      hint="Venues in use that this organisation can use."
    />
  );
}
