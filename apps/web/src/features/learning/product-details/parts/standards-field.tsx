import {
  detailLimits,
  type Standard,
  standardSchemes,
  standardsOf,
  standardsText,
} from '@doselore/contract/product-details';
import { NativeSelect, TextInput } from '@mantine/core';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { RowsField } from '../../../../ui/rows/index.ts';
import c from './product-details.module.css';

const texts = { rowsOf: standardsOf, textOf: standardsText };
const newStandard: Standard = { scheme: 'GPhC', reference: '', edition: '', link: '' };

/** Field for the published standards that a course meets. Its value has one of them on each line. */
export function StandardsField({ field }: { field: FieldProps<string> }) {
  return (
    <RowsField
      field={field}
      hint="Evidence packs name them."
      texts={texts}
      most={detailLimits.standards}
      legend="optional"
      look="box"
      row="standard"
      add={{ label: 'Add standard', newRow: () => newStandard }}
    >
      {(row, { change }) => (
        <div className={c.cells}>
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
        </div>
      )}
    </RowsField>
  );
}
