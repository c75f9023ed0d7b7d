export { Logo } from './logo.tsx';
export { Mark } from './mark.tsx';
