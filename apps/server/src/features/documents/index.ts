export { publishDocument } from './publish-document.ts';
