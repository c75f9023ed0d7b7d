import type { Body } from '@doselore/contract';
import { changeSiteTwoStep, getSiteTwoStep } from '@doselore/contract/auth';
import {
  changeLicenceSettings,
  getLedgerCheck,
  getLicenceSettings,
  type LicenceSettings,
  runLedgerCheck,
} from '@doselore/contract/licence-levels';
import { getFileCheck, runFileCheck } from '@doselore/contract/stored-files';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

const level = 'superAdmin';

export const ledgerCheckQuery = queryOptions({
  queryKey: ['ledger-check'],
  queryFn: ({ signal }) => callEndpoint(getLedgerCheck, { level, signal }),
});

export function checkLedger() {
  return callEndpoint(runLedgerCheck, { level });
}

export const fileCheckQuery = queryOptions({
  queryKey: ['file-check'],
  queryFn: ({ signal }) => callEndpoint(getFileCheck, { level, signal }),
});

export function checkFiles() {
  return callEndpoint(runFileCheck, { level });
}

export const licenceSettingsQuery = queryOptions({
  queryKey: ['licence-settings'],
  queryFn: ({ signal }) => callEndpoint(getLicenceSettings, { level, signal }),
});

export function saveLicenceSettings(body: LicenceSettings) {
  return callEndpoint(changeLicenceSettings, { level, body });
}

export const siteTwoStepQuery = queryOptions({
  queryKey: ['site-two-step'],
  queryFn: ({ signal }) => callEndpoint(getSiteTwoStep, { level, signal }),
});

export function saveSiteTwoStep(body: Body<typeof changeSiteTwoStep>) {
  return callEndpoint(changeSiteTwoStep, { level, body });
}
