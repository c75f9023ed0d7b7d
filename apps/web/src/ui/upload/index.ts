export { FilePicker } from './file-picker.tsx';
export { UploadProgress } from './upload-progress.tsx';
