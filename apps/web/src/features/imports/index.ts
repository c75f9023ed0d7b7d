export { ImportEditsScreen, ImportNewScreen } from './import-screen.tsx';
export { UploadEditsScreen, UploadNewScreen } from './upload-screen.tsx';
