export { ChooseResultsScreen } from './choose-course-screen.tsx';
export {
  ImportDelegatesScreen,
  ImportEditsScreen,
  ImportEntriesScreen,
  ImportNewScreen,
  ImportResultsScreen,
} from './import-screen.tsx';
export {
  UploadDelegatesScreen,
  UploadEditsScreen,
  UploadEntriesScreen,
  UploadNewScreen,
  UploadResultsScreen,
} from './upload-screen.tsx';
