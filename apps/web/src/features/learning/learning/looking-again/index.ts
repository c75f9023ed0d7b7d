export { LookAgain } from './look-again.tsx';
export { isPractice, practiceOf } from './practice-address.ts';
