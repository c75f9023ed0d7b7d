import { locationFields } from '@doselore/contract/locations';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';
import { positionRules } from './address-form.ts';

type Fields = typeof locationFields;

export const useLocationForm = (options: Pick<RecordFormOptions<Fields>, 'record' | 'onSave'>) =>
  useRecordForm({ fields: locationFields, rules: positionRules, ...options });
export type LocationForm = ReturnType<typeof useLocationForm>;
