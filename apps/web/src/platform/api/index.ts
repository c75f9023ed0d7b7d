export { type Call, type EndpointOf, endpointFor, type Parts } from './call.ts';
export {
  type CallOptions,
  callEndpoint,
  downloadFile,
  fetchFile,
  isPageServed,
  readPage,
  saveFile,
} from './call-endpoint.ts';
export { type SheetDownload, type SheetFormat, sheetOf } from './download-sheet.ts';
export { endpointUrl, onlyLevelOf } from './endpoint-url.ts';
export { everyRow } from './every-row.ts';
export { announceFailure, setFailureListener } from './failure-listener.ts';
export { NetworkError, NotStored, RequestTimeout } from './network-error.ts';
export { setStepUp } from './step-up.ts';
export { type AnswerStore, readStoredAt, setAnswerStore, subscribeToStoredAt } from './stored-answers.ts';
export { type UploadOptions, uploadFile } from './upload-file.ts';
