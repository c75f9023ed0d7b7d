export { Count } from './plural.tsx';
