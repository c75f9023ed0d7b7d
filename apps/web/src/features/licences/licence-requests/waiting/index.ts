export { waitingQuery } from './waiting.queries.ts';
export { WaitingRequests } from './waiting-requests.tsx';
