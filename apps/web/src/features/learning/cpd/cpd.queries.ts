import type { Body } from '@doselore/contract';
import { addCpdRecord, changeCpdRecord, getCpdCsv, getCpdRecord, listCpdRecords } from '@doselore/contract/cpd';

import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const cpd = roomQueries('cpd');

export type CpdDraft = Body<typeof addCpdRecord>;

export const cpdQuery = cpd.one(listCpdRecords);
export const cpdRecordQuery = (recordId: number) => cpd.one(getCpdRecord, { params: { recordId } });

export const saveRecord = (recordId: number | null, body: CpdDraft): Promise<unknown> =>
  recordId === null
    ? callEndpoint(addCpdRecord, { body })
    : callEndpoint(changeCpdRecord, { params: { recordId }, body });

export const downloadCpdCsv = () => downloadFile(getCpdCsv, { fileName: `CPD records ${today()}.csv` });
