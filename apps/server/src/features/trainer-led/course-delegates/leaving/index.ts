export type { Duty } from './duties.repository.ts';
export { endDuties } from './end-duties.ts';
export { type LostDuty, resumeDuties } from './resume-duties.ts';
