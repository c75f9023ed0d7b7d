export { evidenceProblem } from './evidence-problem.ts';
export { FilePicker } from './file-picker.tsx';
export { UploadProgress } from './upload-progress.tsx';
