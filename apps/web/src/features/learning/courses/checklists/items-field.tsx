import '@mantine/core/styles/Checkbox.css';
import { capitalised } from '@doselore/contract';
import { checklistLimits, checklistText, readChecklist } from '@doselore/contract/courses';
import { Checkbox, Textarea } from '@mantine/core';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { RowsField } from '../../../../ui/rows/index.ts';

const texts = { rowsOf: readChecklist, textOf: checklistText };

/** Items of a checklist with their order. */
export function ItemsField({ field }: { field: FieldProps<string> }) {
  return (
    <RowsField
      field={field}
      texts={texts}
      row="item"
      legend="in-title"
      hint="Delegates pass when every critical item is met."
      look="box"
      canMove
      most={checklistLimits.items}
      add={{ label: 'Add an item', newRow: () => ({ text: '', is_critical: false }) }}
    >
      {(item, { name, change }) => (
        <>
          <Textarea
            label={capitalised(name)}
            rows={2}
            value={item.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
          <Checkbox
            data-plain-label
            label="Critical"
            aria-label={`Critical: ${name}`}
            checked={item.is_critical}
            onChange={(event) => change({ is_critical: event.currentTarget.checked })}
          />
        </>
      )}
    </RowsField>
  );
}
