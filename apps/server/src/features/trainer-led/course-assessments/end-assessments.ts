import type { CloseReport } from '@doselore/contract/course-ending';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lapsePending, resumeLapsed } from './assessments.repository.ts';
import { saveCloseReport } from './close-reports.repository.ts';
import { lockAssessed } from './online-assessments.repository.ts';

/** Locks the licences of the delegates who are assessed online, so that no other call ends these licences now. */
export const lockOnlineAssessments = (tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> =>
  lockAssessed(tx, virtualGroupId);

/** Lets the assessments lapse that are still pending, when the course is closed. */
export const lapseAssessments = (tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> =>
  lapsePending(tx, virtualGroupId);

/** Makes lapsed assessments pending again, when the course is reopened. */
export const resumeAssessments = (tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> =>
  resumeLapsed(tx, virtualGroupId);

/** Stores the figures of a closed course, which corrections of results change later. */
export const storeCloseReport = (tx: Tx, params: { id: number; report: CloseReport }): Promise<void> =>
  saveCloseReport(tx, params);
