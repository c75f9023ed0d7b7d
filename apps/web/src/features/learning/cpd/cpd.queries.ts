import { type Body, commandOf } from '@doselore/contract';
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
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const cpd = roomQueries('cpd');

export type CpdDraft = Body<typeof addCpdRecord>;

export const cpdQuery = cpd.one(listCpdRecords, { level: 'member' });
export const cpdRecordQuery = (recordId: number) => cpd.one(getCpdRecord, { level: 'member', params: { recordId } });

export const saveRecord = (recordId: number | null, body: CpdDraft): Promise<unknown> =>
  recordId === null
    ? callEndpoint(addCpdRecord, { level: 'member', body: commandOf(body) })
    : callEndpoint(changeCpdRecord, { level: 'member', params: { recordId }, body: commandOf(body) });

export const removeRecord = (recordId: number) =>
  callEndpoint(deleteCpdRecord, { level: 'member', params: { recordId } });
export const draftFromCourse = (source: TrainingSource, sourceId: number) =>
  callEndpoint(draftCpdRecord, { level: 'member', params: { source, sourceId } });

export const downloadCpdCsv = () =>
  downloadFile(getCpdCsv, { level: 'member', fileName: `CPD records ${today()}.csv` });
