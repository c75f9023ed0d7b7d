// What My Courses and the side navigation show of the documents to read.
export { daysOverdue, dueText } from './due-text.ts';
export { ReadingCount } from './reading-count.tsx';
export { myReadingKey } from './to-read.keys.ts';
export { myReadingQuery } from './to-read.queries.ts';
