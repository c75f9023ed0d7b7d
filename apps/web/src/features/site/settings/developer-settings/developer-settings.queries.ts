import { roomQueries } from '../../../../platform/query-client/index.ts';

export const ledgerCheck = roomQueries('ledger-check');
export const fileCheck = roomQueries('file-check');
export const licenceSettings = roomQueries('licence-settings');
export const siteTwoStep = roomQueries('site-two-step');
