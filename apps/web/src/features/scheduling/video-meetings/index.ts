export { VideoAccountsPart } from './video-accounts-part.tsx';
export { videoAccountsQuery } from './video-meetings.queries.ts';
