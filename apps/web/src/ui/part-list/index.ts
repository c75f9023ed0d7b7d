export { PartItem, PartList } from './part-list.tsx';
