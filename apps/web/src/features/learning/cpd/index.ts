export { CpdPrintScreen } from './cpd-print-screen.tsx';
export { CpdRecordScreen } from './cpd-record-screen.tsx';
export { CpdScreen } from './cpd-screen.tsx';
