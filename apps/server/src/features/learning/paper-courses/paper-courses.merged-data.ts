import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  paper_results: {
    record: 'paper result',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['recorded_by'],
  },
  paper_result_versions: { stays: ['corrected_by'] },
  paper_scans: { stays: ['uploaded_by'] },
} as const satisfies MergedData;
