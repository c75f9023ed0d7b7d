import type { Body } from '@doselore/contract';
import { addCpdRecord, changeCpdRecord, getCpdCsv, listCpdRecords } from '@doselore/contract/cpd';
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const cpd = roomQueries('cpd');

export type CpdDraft = Body<typeof addCpdRecord>;

export const cpdQuery = cpd.one(listCpdRecords);

export const saveRecord = (recordId: number | null, body: CpdDraft): Promise<unknown> =>
  recordId === null
    ? callEndpoint(addCpdRecord, { body })
    : callEndpoint(changeCpdRecord, { params: { recordId }, body });

export const downloadCpdCsv = () => downloadFile(getCpdCsv, { fileName: `CPD records ${today()}.csv` });
