import { memberFields, servicesField } from '@doselore/contract/members';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';

type Options = RecordFormOptions<typeof memberFields, typeof servicesField>;

export const useMemberForm = (options: Pick<Options, 'record' | 'onSave'>) =>
  useRecordForm({
    fields: memberFields,
    apart: servicesField,
    words: { started_on: (day) => (day === '' ? 'Nothing' : formatLongDay(day)) },
    ...options,
  });
export type MemberForm = ReturnType<typeof useMemberForm>;
