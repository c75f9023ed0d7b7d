import { getSiteTwoStep } from '@doselore/contract/auth';
import { getLedgerCheck, getLicenceSettings, runLedgerCheck } from '@doselore/contract/licence-levels';
import { getFileCheck, runFileCheck } from '@doselore/contract/stored-files';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const ledgerCheck = roomQueries('ledger-check');
const fileCheck = roomQueries('file-check');
const licenceSettings = roomQueries('licence-settings');
const siteTwoStep = roomQueries('site-two-step');

export const ledgerCheckQuery = ledgerCheck.one(getLedgerCheck);

export const checkLedger = () => callEndpoint(runLedgerCheck);

export const fileCheckQuery = fileCheck.one(getFileCheck);

export const checkFiles = () => callEndpoint(runFileCheck);

export const licenceSettingsQuery = licenceSettings.one(getLicenceSettings);

export const siteTwoStepQuery = siteTwoStep.one(getSiteTwoStep);
