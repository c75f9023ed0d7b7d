export { type DoneItem, DoneList } from './done-list.tsx';
