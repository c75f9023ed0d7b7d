import { storedRecord, type TypedRecord } from '@doselore/contract';
import {
  accountProblems,
  isExclusiveByNature,
  type VideoField,
  type VideoProvider,
  videoAccountFields,
  videoFieldsOf,
} from '@doselore/contract/video-meetings';
import { type RecordFormOptions, type Rule, useRecordForm } from '../../../ui/form/index.ts';

type Declared = ReturnType<typeof videoFieldsOf>;
type Options = Pick<RecordFormOptions<Declared['fields'], Declared['apart']>, 'record' | 'onSave'> & {
  provider: VideoProvider;
  hasSiteJitsi: boolean;
};

/** State of the form of a provider: its labels, and rules that are the same as those of the server. */
export function useAccountForm({ provider, hasSiteJitsi, ...options }: Options) {
  const fits =
    (field: VideoField): Rule<string, TypedRecord<typeof videoAccountFields>> =>
    (_value, values) =>
      accountProblems(provider, storedRecord(videoAccountFields, values), { hasSiteJitsi })[field];
  return useRecordForm({
    ...videoFieldsOf(provider),
    ...(options.record === undefined && { initial: { is_exclusive: isExclusiveByNature(provider) } }),
    rules: { host: [fits('host')], tenant_id: [fits('tenant_id')], client_id: [fits('client_id')] },
    ...options,
  });
}
export type AccountForm = ReturnType<typeof useAccountForm>;
