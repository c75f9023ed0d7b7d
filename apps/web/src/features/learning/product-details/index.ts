export { ExtraDataScreen } from './extra-data-screen.tsx';
export { ProductDetailsPanel } from './product-details-panel.tsx';
