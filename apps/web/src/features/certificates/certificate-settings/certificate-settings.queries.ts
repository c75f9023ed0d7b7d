import { type Answer, type Body, commandOf, endpointOf } from '@doselore/contract';
import {
  addCertificatePicture,
  type CertificateSettings,
  changeFooterMessage,
  changeIcon,
  createFooterMessage,
  createIcon,
  getCertificatePicture,
  getOnlineSettings,
  getPaperSettings,
  saveOnlineSettings,
  savePaperSettings,
  settingsCall,
} from '@doselore/contract/certificate-settings';
import { previewOnlineCertificate, previewPaperCertificate } from '@doselore/contract/certificates';
import { keepPreviousData } from '@tanstack/react-query';
import { callEndpoint, endpointUrl, fetchFile, uploadFile } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';
import { paramsOf, type SettingsPlace } from './settings-place.ts';

const level = 'superAdmin';
export const certificates = roomQueries('certificates');

export type Settings = Answer<typeof getOnlineSettings.site>;
export type IconFields = Body<typeof createIcon>;

export function settingsQuery(place: SettingsPlace) {
  const call = endpointOf(settingsCall({ online: getOnlineSettings, paper: getPaperSettings }, place.kind), place);
  return certificates.one(call, { level, params: paramsOf(place) });
}

/** Draws a preview of the form. The earlier preview stays until the next preview has arrived. */
export const previewQuery = (place: SettingsPlace, fields: CertificateSettings) =>
  certificates.combined(
    'preview',
    { place, fields },
    ({ place: at, fields: body }, { signal }) => {
      const calls = { online: previewOnlineCertificate, paper: previewPaperCertificate };
      const call = endpointOf(settingsCall(calls, at.kind), at);
      return fetchFile(call, { level, params: paramsOf(at), body: commandOf(body), signal, quiet: true });
    },
    { placeholderData: keepPreviousData, staleTime: 60_000, gcTime: 60_000, retry: false },
  );

type Change = CertificateSettings & { baseValues: CertificateSettings };

export const sendSettings = (place: SettingsPlace, body: Change) =>
  callEndpoint(endpointOf(settingsCall({ online: saveOnlineSettings, paper: savePaperSettings }, place.kind), place), {
    level,
    params: paramsOf(place),
    body: commandOf(body),
  });

export const sendPicture = (file: File) => uploadFile(addCertificatePicture, { file });
export const pictureUrl = (pictureId: number) => endpointUrl(getCertificatePicture, { params: { pictureId } });

export const sendIcon = (iconId: number | undefined, body: IconFields) =>
  iconId === undefined ? callEndpoint(createIcon, { body }) : callEndpoint(changeIcon, { params: { iconId }, body });

export const sendFooter = (footerMessageId: number | undefined, text: string) =>
  footerMessageId === undefined
    ? callEndpoint(createFooterMessage, { body: { text } })
    : callEndpoint(changeFooterMessage, { params: { footerMessageId }, body: { text } });

export const refreshCertificates = refreshOf('certificates');
