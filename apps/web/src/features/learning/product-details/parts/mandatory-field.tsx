import {
  detailLimits,
  type Mandatory,
  mandatoryOf,
  mandatoryText,
  type RegistrantKind,
  registrantKinds,
  rolesOf,
} from '@doselore/contract/product-details';
import { jobRoles } from '@doselore/contract/users';
import { NativeSelect, TextInput } from '@mantine/core';
import { ChoiceList } from '../../../../ui/choice/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { RowsField } from '../../../../ui/rows/index.ts';
import c from './product-details.module.css';

const texts = { rowsOf: mandatoryOf, textOf: mandatoryText };
const newPeople: Mandatory = { roles: [], registrants: 'any', within: 30, grace: 0 };
const roleOptions = jobRoles.map((role) => ({ value: role, label: role }));
const registrantWords: Record<RegistrantKind, string> = {
  any: 'With or without registration',
  pharmacist: 'Registered pharmacists',
  technician: 'Registered pharmacy technicians',
  none: 'Not registered',
};

/** Field for the people who must take a course. Its value has one group of people on each line. */
export function MandatoryField({ field }: { field: FieldProps<string> }) {
  return (
    <RowsField
      field={field}
      hint="Groups of people for whom the course is mandatory."
      texts={texts}
      most={detailLimits.mandatory}
      legend="optional"
      look="box"
      row="people"
      add={{ label: 'Add people', newRow: () => newPeople }}
    >
      {(row, { change }) => (
        <div className={c.cells}>
          <div className={c.whole}>
            <ChoiceList
              field={{
                ...field,
                id: `${field.id}-roles`,
                label: 'Job roles',
                error: undefined,
                value: row.roles.join(','),
                onChange: (roles) => change({ roles: rolesOf(roles) }),
              }}
              options={roleOptions}
              search="Search job roles"
            />
          </div>
          <NativeSelect
            label="Registration"
            data={registrantKinds.map((value) => ({ value, label: registrantWords[value] }))}
            value={row.registrants}
            onChange={({ currentTarget: { value } }) =>
              change({ registrants: registrantKinds.find((known) => known === value) ?? 'any' })
            }
          />
          <TextInput
            label="Days to complete it"
            inputMode="numeric"
            value={daysText(row.within)}
            onChange={(event) => change({ within: daysOf(event.currentTarget.value) })}
          />
          <TextInput
            label="Days accepted after expiry"
            inputMode="numeric"
            value={daysText(row.grace)}
            onChange={(event) => change({ grace: daysOf(event.currentTarget.value) })}
          />
        </div>
      )}
    </RowsField>
  );
}

const daysOf = (text: string): number => (/^\d{1,4}$/u.test(text.trim()) ? Number(text) : Number.NaN);
const daysText = (days: number): string => (Number.isNaN(days) ? '' : String(days));
