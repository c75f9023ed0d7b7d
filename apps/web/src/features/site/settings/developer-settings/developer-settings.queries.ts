import type { Body } from '@doselore/contract';
import { changeSiteTwoStep, getSiteTwoStep } from '@doselore/contract/auth';
import { getLedgerCheck, runLedgerCheck } from '@doselore/contract/ledger';
import { changeLicenceSettings, getLicenceSettings, type LicenceSettings } from '@doselore/contract/licence-levels';
import { getFileCheck, runFileCheck } from '@doselore/contract/stored-files';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const level = 'superAdmin';
const ledgerCheck = roomQueries('ledger-check');
const fileCheck = roomQueries('file-check');
const licenceSettings = roomQueries('licence-settings');
const siteTwoStep = roomQueries('site-two-step');

export const ledgerCheckQuery = ledgerCheck.one(getLedgerCheck, { level });

export const checkLedger = () => callEndpoint(runLedgerCheck, { level });

export const fileCheckQuery = fileCheck.one(getFileCheck, { level });

export const checkFiles = () => callEndpoint(runFileCheck, { level });

export const licenceSettingsQuery = licenceSettings.one(getLicenceSettings, { level });

export const saveLicenceSettings = (body: LicenceSettings) => callEndpoint(changeLicenceSettings, { level, body });

export const siteTwoStepQuery = siteTwoStep.one(getSiteTwoStep, { level });

export const saveSiteTwoStep = (body: Body<typeof changeSiteTwoStep>) =>
  callEndpoint(changeSiteTwoStep, { level, body });
