import { groupCodeFields, groupFields } from '@doselore/contract/groups';
import { today } from '../../../platform/clock/clock.ts';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';

type Options = RecordFormOptions<typeof groupFields, typeof groupCodeFields>;

export const useGroupForm = (options: Pick<Options, 'record' | 'onSave'>) =>
  useRecordForm({ fields: groupFields, apart: groupCodeFields, initial: { codesFrom: today() }, ...options });
export type GroupForm = ReturnType<typeof useGroupForm>;
