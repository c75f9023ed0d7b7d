export {
  ImportDelegatesScreen,
  ImportEditsScreen,
  ImportEntriesScreen,
  ImportNewScreen,
} from './import-screen.tsx';
export { UploadDelegatesScreen, UploadEditsScreen, UploadEntriesScreen, UploadNewScreen } from './upload-screen.tsx';
