export { answerList, matchAsGuessed, startImport } from './check-list.ts';
export { uploadEvidence } from './evidence/upload-evidence.ts';
export { importRoutes } from './imports.routes.ts';
export { importTask, purgeImports } from './run-import.ts';
export { saveListScan } from './save-list-scan.ts';
export { uploadList } from './upload-list.ts';
