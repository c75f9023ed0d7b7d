export { createScanner, type Scanner, type ScanResult } from './scanner.ts';
