export { ComponentGalleryScreen } from './component-gallery-screen.tsx';
