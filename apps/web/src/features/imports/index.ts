export { ImportDelegatesScreen, ImportEditsScreen, ImportNewScreen } from './import-screen.tsx';
export { UploadDelegatesScreen, UploadEditsScreen, UploadNewScreen } from './upload-screen.tsx';
