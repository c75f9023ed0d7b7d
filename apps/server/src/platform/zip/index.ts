export { inspectZip, openZip } from './inspect-zip.ts';
export { refuse, type ZipWords } from './refusal.ts';
export { unpackFiles } from './unpack-files.ts';
