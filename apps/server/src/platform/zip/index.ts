export { inspectZip, openZip } from './inspect-zip.ts';
export { refuse } from './refusal.ts';
export { unpackFiles } from './unpack-files.ts';
