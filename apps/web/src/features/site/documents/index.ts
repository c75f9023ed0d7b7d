export { DocumentsScreen } from './documents-screen.tsx';
export { EditDocumentScreen } from './edit-document-screen.tsx';
export { NewDocumentScreen } from './new-document-screen.tsx';
