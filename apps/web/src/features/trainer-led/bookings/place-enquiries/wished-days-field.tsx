import { bookingLimits, type WishedDay, wishedDayTexts } from '@doselore/contract/bookings';
import { trainingSlots } from '@doselore/contract/course-planning';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayInput, dayTimesLine } from '../../../../ui/day-times/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { RowsField } from '../../../../ui/rows/index.ts';
import { slotWords } from '../requests/slot-words.ts';
import c from './wished-days-field.module.css';

const slots = trainingSlots.map((value) => ({ value, label: slotWords[value] }));

/** A day that is not chosen yet, at the time of day of the last one. */
export const anotherDay = (rows: readonly WishedDay[]): WishedDay => ({ day: '', slot: rows.at(-1)?.slot ?? 'am' });

/** Days that would suit, each with its time of day. */
export function WishedDaysField({ field, hint }: { field: FieldProps<string>; hint?: ReactNode }) {
  return (
    <RowsField
      field={field}
      texts={wishedDayTexts}
      row="day"
      hint={hint}
      lineClass={`${dayTimesLine} ${c.row}`}
      most={bookingLimits.dates}
      empty="No days yet."
      add={{ label: (rows) => (rows.length === 0 ? 'Add a day' : 'Add another day'), newRow: anotherDay }}
    >
      {(row, { name, change }) => (
        <>
          <DayInput name={name} value={row.day} onChange={(day) => change({ day })} />
          <NativeSelect
            size="md"
            label="Time of day"
            aria-label={`Time of day of ${name}`}
            data={slots}
            value={row.slot}
            onChange={({ currentTarget: { value } }) =>
              change({ slot: trainingSlots.find((slot) => slot === value) ?? 'am' })
            }
          />
        </>
      )}
    </RowsField>
  );
}
