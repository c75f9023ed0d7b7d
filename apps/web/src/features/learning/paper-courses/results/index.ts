export { MemberResults } from './member-results.tsx';
export { type ResultRecording, useResultRecording } from './use-result-recording.tsx';
