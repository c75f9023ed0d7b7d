import { subgroupCodeFields, subgroupFields } from '@doselore/contract/subgroups';
import { today } from '../../../platform/clock/clock.ts';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';

type Options = RecordFormOptions<typeof subgroupFields, typeof subgroupCodeFields>;

export const useSubgroupForm = (options: Pick<Options, 'record' | 'onSave'>) =>
  useRecordForm({ fields: subgroupFields, apart: subgroupCodeFields, initial: { codesFrom: today() }, ...options });
export type SubgroupForm = ReturnType<typeof useSubgroupForm>;
