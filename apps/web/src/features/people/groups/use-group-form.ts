import { limits, type StoredValues } from '@doselore/contract';
import { headOfficePattern, identifierMessages } from '@doselore/contract/users';
import { today } from '../../../platform/clock/clock.ts';
import { codeLike, type FormState, maxText, realDay, requiredAs, useForm } from '../../../ui/form/index.ts';
import type { GroupChange, GroupDetails } from './groups.queries.ts';

export type GroupValues = {
  name: string;
  hq_code: string;
  superintendent_name: string;
  superintendent_number: string;
  notes: string;
  is_demo: boolean;
  codesFrom: string;
};

export const newGroup = (): GroupValues => ({
  name: '',
  hq_code: '',
  superintendent_name: '',
  superintendent_number: '',
  notes: '',
  is_demo: false,
  codesFrom: today(),
});

export function valuesOf(group: GroupDetails): GroupValues {
  return {
    name: group.name,
    hq_code: group.hq_code ?? '',
    superintendent_name: group.superintendent_name ?? '',
    superintendent_number: group.superintendent_number ?? '',
    notes: group.notes,
    is_demo: group.is_demo,
    codesFrom: today(),
  };
}

/** Returns the base values of an organisation: the fields that a change may contain. */
export function storedOf(group: GroupDetails): GroupChange['baseValues'] {
  const { name, hq_code, superintendent_name, superintendent_number, notes, is_demo } = group;
  return { name, hq_code, superintendent_name, superintendent_number, notes, is_demo };
}

export function useGroupForm<S extends StoredValues>(
  initial: GroupValues,
  onSave: (fields: Omit<GroupChange, 'baseValues'>, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<GroupValues> {
  return useForm<GroupValues, S>({
    initial,
    baseValues,
    labels: {
      name: 'Name of the organisation',
      hq_code: 'ODS code of the head office',
      superintendent_name: 'Superintendent pharmacist',
      superintendent_number: 'GPhC number of the superintendent',
      notes: 'Notes',
      is_demo: 'Demo organisation',
      codesFrom: 'New code valid from',
    },
    rules: {
      name: [requiredAs('Enter the name of the organisation'), maxText(limits.name)],
      hq_code: [codeLike(headOfficePattern, identifierMessages.headOffice)],
      superintendent_name: [maxText(limits.name)],
      superintendent_number: [codeLike(/^2\d{6}$/u, identifierMessages.superintendent)],
      notes: [maxText(limits.text)],
      codesFrom: [requiredAs('Enter the first day of the new code'), realDay],
    },
    onSubmit: (values, held) =>
      onSave(
        {
          name: values.name.trim(),
          hq_code: values.hq_code,
          superintendent_name: values.superintendent_name.trim() || null,
          superintendent_number: values.superintendent_number,
          notes: values.notes.trim(),
          is_demo: values.is_demo,
          codesFrom: values.codesFrom,
        },
        held,
      ),
  });
}
