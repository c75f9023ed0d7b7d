export { releaseRetries, startAttended } from './start-attended.ts';
export { startLicence } from './start-licence.ts';
