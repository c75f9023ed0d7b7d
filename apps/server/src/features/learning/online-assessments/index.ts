export { saveOnlineResult } from './save-online-result.ts';
