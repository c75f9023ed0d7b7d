export { answerList, matchAsGuessed, startImport } from './check-list.ts';
export { uploadEvidence } from './external-entries/upload-evidence.ts';
export { importRoutes } from './imports.routes.ts';
export { saveListScan } from './paper-results/save-list-scan.ts';
export { importTask, purgeImports } from './run-import.ts';
export { uploadList } from './upload-list.ts';
