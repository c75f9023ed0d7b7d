import { type Body, commandOf } from '@doselore/contract';
import { addCpdRecord, changeCpdRecord } from '@doselore/contract/cpd';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const cpd = roomQueries('cpd');

export type CpdDraft = Body<typeof addCpdRecord>;

export const saveRecord = (recordId: number | null, body: CpdDraft): Promise<unknown> =>
  recordId === null
    ? callEndpoint(addCpdRecord, { body: commandOf(body) })
    : callEndpoint(changeCpdRecord, { params: { recordId }, body: commandOf(body) });
