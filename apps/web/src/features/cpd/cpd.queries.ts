import type { Body } from '@doselore/contract';
import {
  addCpdRecord,
  changeCpdRecord,
  deleteCpdRecord,
  draftCpdRecord,
  getCpdCsv,
  getCpdRecord,
  listCpdRecords,
} from '@doselore/contract/cpd';
import type { TrainingSource } from '@doselore/contract/my-learning';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';
import { today } from '../../platform/clock/clock.ts';

export type CpdDraft = Body<typeof addCpdRecord>;

export const cpdQuery = queryOptions({
  queryKey: ['cpd'],
  queryFn: ({ signal }) => callEndpoint(listCpdRecords, { level: 'member', signal }),
});

export function cpdRecordQuery(recordId: number) {
  return queryOptions({
    queryKey: ['cpd', recordId],
    queryFn: ({ signal }) => callEndpoint(getCpdRecord, { level: 'member', params: { recordId }, signal }),
  });
}

export function saveRecord(recordId: number | null, body: CpdDraft): Promise<unknown> {
  return recordId === null
    ? callEndpoint(addCpdRecord, { level: 'member', body })
    : callEndpoint(changeCpdRecord, { level: 'member', params: { recordId }, body });
}

export function removeRecord(recordId: number) {
  return callEndpoint(deleteCpdRecord, { level: 'member', params: { recordId } });
}

export function draftFromCourse(source: TrainingSource, sourceId: number) {
  return callEndpoint(draftCpdRecord, { level: 'member', params: { source, sourceId } });
}

export function downloadCpdCsv(): Promise<void> {
  return downloadFile(getCpdCsv, { level: 'member', fileName: `CPD records ${today()}.csv` });
}
