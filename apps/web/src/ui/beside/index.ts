export { AsidePart } from './aside-part.tsx';
export { Beside } from './beside.tsx';
