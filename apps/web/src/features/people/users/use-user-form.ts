import { demoField, userFields } from '@doselore/contract/users';
import { type RecordFormOptions, useRecordForm } from '../../../ui/form/index.ts';

type Options = RecordFormOptions<typeof userFields, typeof demoField>;

export const useUserForm = (options: Pick<Options, 'record' | 'onSave'>) =>
  useRecordForm({ fields: userFields, apart: demoField, ...options });
export type UserForm = ReturnType<typeof useUserForm>;
