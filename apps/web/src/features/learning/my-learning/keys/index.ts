// A file of its own, because the first script of every visit has it.
export { myCoursesKey, myWaitingKey } from './my-learning.keys.ts';
