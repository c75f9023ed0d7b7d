export { findUnprintable } from './find-unprintable.ts';
