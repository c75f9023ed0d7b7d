import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  documents: {
    record: 'document',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'owner_id',
    stays: ['created_by'],
  },
  document_versions: { stays: ['uploaded_by'] },
  // Where both organisations were chosen, the kept one is chosen twice, which changes nothing.
  document_audience: { record: 'audience of a document', whenGone: 'skip', organisation: 'group_id' },
  // The chosen people and the requester stay, because a round of reminders ends within minutes.
  document_reminder_rounds: { stays: ['asked_by'] },
  document_notices: { stays: ['user_id'] },
  document_reminders: { record: 'reminder of a document', whenGone: 'skip', person: 'user_id', stays: ['sent_by'] },
} as const satisfies MergedData;
