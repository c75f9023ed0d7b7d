import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  link_tokens: { record: 'link', whenGone: 'skip', organisation: 'group_id', stays: ['user_id'] },
  second_steps: { stays: ['user_id'] },
  recovery_codes: { stays: ['user_id'] },
  passkeys: { stays: ['user_id'] },
} as const satisfies MergedData;
