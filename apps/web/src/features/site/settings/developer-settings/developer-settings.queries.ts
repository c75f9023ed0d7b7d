import { getSiteTwoStep } from '@doselore/contract/auth';
import { getLicenceSettings, runLedgerCheck } from '@doselore/contract/licence-levels';
import { runFileCheck } from '@doselore/contract/stored-files';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

export const ledgerCheck = roomQueries('ledger-check');
export const fileCheck = roomQueries('file-check');
const licenceSettings = roomQueries('licence-settings');
const siteTwoStep = roomQueries('site-two-step');

export const checkLedger = () => callEndpoint(runLedgerCheck);

export const checkFiles = () => callEndpoint(runFileCheck);

export const licenceSettingsQuery = licenceSettings.one(getLicenceSettings);

export const siteTwoStepQuery = siteTwoStep.one(getSiteTwoStep);
