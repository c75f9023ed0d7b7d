import {
  detailLimits,
  type Standard,
  standardSchemes,
  standardsOf,
  standardsText,
} from '@doselore/contract/product-details';
import { NativeSelect, TextInput } from '@mantine/core';
import type { FieldProps } from '../../../ui/form/index.ts';
import { RowsField } from './rows-field.tsx';

const newStandard: Standard = { scheme: 'GPhC', reference: '', edition: '', link: '' };

/** Field for the published standards that a course meets. Its value has one of them on each line. */
export function StandardsField({ field }: { field: FieldProps<string> }) {
  return (
    <RowsField
      field={field}
      hint="Evidence packs name them."
      rowsOf={standardsOf}
      textOf={standardsText}
      newRow={newStandard}
      most={detailLimits.standards}
      words={{ add: 'Add standard', row: 'Standard' }}
    >
      {(row, change) => (
        <>
          <NativeSelect
            label="Published by"
            data={[...standardSchemes]}
            value={row.scheme}
            onChange={({ currentTarget: { value } }) =>
              change({ scheme: standardSchemes.find((known) => known === value) ?? 'Other' })
            }
          />
          <TextInput
            label="Reference"
            maxLength={detailLimits.standardReference}
            value={row.reference}
            onChange={(event) => change({ reference: event.currentTarget.value })}
          />
          <TextInput
            label="Edition (optional)"
            maxLength={detailLimits.standardEdition}
            value={row.edition}
            onChange={(event) => change({ edition: event.currentTarget.value })}
          />
          <TextInput
            label="Link (optional)"
            maxLength={detailLimits.link}
            value={row.link}
            onChange={(event) => change({ link: event.currentTarget.value })}
          />
        </>
      )}
    </RowsField>
  );
}
