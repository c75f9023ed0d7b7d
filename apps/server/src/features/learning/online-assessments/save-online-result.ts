import type { Tx } from '../../../platform/db/index.ts';
import { type OnlineResult, setOnlineResult } from './online-assessments.repository.ts';

/**
 * Stores the result of an online course for the delegates of trainer-led courses whom it assesses. Returns false when
 * nobody is assessed now. The caller holds the lock of the licence.
 */
export const saveOnlineResult = (tx: Tx, target: OnlineResult): Promise<boolean> => setOnlineResult(tx, target);
