import { limits, type StoredValues } from '@doselore/contract';
import { identifierMessages, odsPattern, premisesPattern } from '@doselore/contract/users';
import { codeLike, type FormState, maxText, realDay, requiredAs, useForm } from '../../../ui/form/index.ts';
import type { SubgroupFields } from './subgroups.queries.ts';

export type SubgroupValues = { name: string; ods_code: string; premises_number: string; codesFrom: string };

export function useSubgroupForm<S extends StoredValues>(
  initial: SubgroupValues,
  onSave: (fields: SubgroupFields, baseValues: S) => Promise<unknown>,
  baseValues?: S,
): FormState<SubgroupValues> {
  return useForm<SubgroupValues, S>({
    initial,
    baseValues,
    labels: {
      name: 'Name of the service',
      ods_code: 'ODS code',
      premises_number: 'GPhC premises number',
      codesFrom: 'New codes valid from',
    },
    rules: {
      name: [requiredAs('Enter the name of the service'), maxText(limits.name)],
      ods_code: [codeLike(odsPattern, identifierMessages.ods)],
      premises_number: [codeLike(premisesPattern, identifierMessages.premises)],
      codesFrom: [requiredAs('Enter the first day of the new codes'), realDay],
    },
    onSubmit: (values, held) => onSave({ ...values, name: values.name.trim() }, held),
  });
}
