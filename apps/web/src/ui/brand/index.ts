export { HomeLogo } from './home-logo.tsx';
export { Logo } from './logo.tsx';
export { Mark } from './mark.tsx';
